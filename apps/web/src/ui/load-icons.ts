/** Signs by name, as one stroke each. */
export type Strokes = Readonly<Record<string, string>>;

type Module = { strokes: Strokes };

/**
 * Fetches the signs: the chunk of the build, after a failure once the second copy, and if that fails too none at all;
 * then the words carry the interface.
 */
export async function loadIcons(
  chunk: () => Promise<Module>,
  copy: () => Promise<Module>,
): Promise<Strokes | null> {
  for (const load of [chunk, copy]) {
    try {
      return (await load()).strokes;
    } catch {
      // the next one is tried
    }
  }

  return null;
}
