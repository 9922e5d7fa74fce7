/** The chapter to move after, null for the beginning; undefined where it cannot move. */
export function moveTarget(
  ids: readonly string[],
  { id, by }: { id: string; by: -1 | 1 },
): string | null | undefined {
  const at = ids.indexOf(id);
  if (at < 0 || at + by < 0 || at + by >= ids.length) return undefined;

  return (by === 1 ? ids[at + 1] : ids[at - 2]) ?? null;
}

/** The chapter before this one, or null. */
export function previousChapterId(ids: readonly string[], id: string): string | null {
  return ids[ids.indexOf(id) - 1] ?? null;
}

/** The order after moving a chapter after another one, or with null to the beginning. */
export function moveAfter<Item extends { id: string }>(
  items: readonly Item[],
  { id, after }: { id: string; after: string | null },
): readonly Item[] {
  const moved = items.find((item) => item.id === id);
  if (!moved) return items;
  const others = items.filter((item) => item.id !== id);
  const at = after === null ? 0 : others.findIndex((item) => item.id === after) + 1;

  return others.toSpliced(at, 0, moved);
}
