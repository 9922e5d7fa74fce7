/** Icon paths by name. */
export type IconStrokes = Readonly<Record<string, string>>;

type IconModule = { strokes: IconStrokes };

/** Loads the icons from the built chunk, on failure once from the copy. Null if both fail. */
export async function loadIcons(
  chunk: () => Promise<IconModule>,
  copy: () => Promise<IconModule>,
): Promise<IconStrokes | null> {
  for (const load of [chunk, copy]) {
    try {
      return (await load()).strokes;
    } catch {
      // try the next source
    }
  }

  return null;
}
