export type MessageKey = { conversationId: string; seq: number };

/** The key of a message as one string, for maps. */
export function keyText({
  conversationId,
  seq,
}: {
  conversationId: string | null;
  seq: number | null;
}): string {
  return `${conversationId} ${seq}`;
}
