import type { Lab } from '../lab.ts';
import { patiently, type Wait } from '../samples/patiently.ts';
import type { Place, SavedText } from '../samples/sample-store.ts';
import { type GivenText, titleOf } from './split.ts';

/** The first of the listed texts that are not taken yet, as many as there is room for. */
export function newestOf(
  listed: readonly SavedText[],
  taken: readonly GivenText[],
  room: number,
): readonly SavedText[] {
  const ids = new Set(taken.map(({ saved }) => saved?.id));

  return listed.filter(({ id }) => !ids.has(id)).slice(0, Math.max(0, room));
}

/**
 * The words of saved texts of both places, in the order that is asked for, with the kind and the language that they were saved as;
 * those without a word are left out. A server that asks for patience is asked again.
 */
export async function readOwnTexts(
  { stores }: Pick<Lab, 'stores'>,
  wanted: readonly SavedText[],
  way: { signal: AbortSignal; wait: Wait },
): Promise<readonly GivenText[]> {
  const idsIn = (place: Place) => wanted.filter((text) => text.place === place).map(({ id }) => id);
  const read = await Promise.all([
    patiently(() => stores.server.readSeveral(idsIn('server')), way),
    stores.device.readSeveral(idsIn('device')),
  ]);
  const byId = new Map(read.flat().map((text) => [text.id, text]));

  return wanted.flatMap(({ id }) => {
    const whole = byId.get(id);
    if (!whole || whole.text.trim() === '') return [];
    const { title, text, projectId, kind, language } = whole;
    const known = { kind, language };

    return [{ title: title || titleOf(text), text, saved: { id, projectId }, known }];
  });
}
