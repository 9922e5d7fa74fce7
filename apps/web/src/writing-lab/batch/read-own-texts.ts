import type { Lab } from '../lab.ts';
import type { SavedText } from '../samples/sample-store.ts';
import { type GivenText, titleOf } from './split.ts';

/** The words of saved texts of both places, in the order that is asked for; those without a word are left out. */
export async function readOwnTexts(
  { stores }: Pick<Lab, 'stores'>,
  wanted: readonly SavedText[],
): Promise<readonly GivenText[]> {
  const read = await Promise.all(
    (['server', 'device'] as const).map((place) =>
      stores[place].readSeveral(wanted.filter((text) => text.place === place).map(({ id }) => id)),
    ),
  );
  const byId = new Map(read.flat().map((text) => [text.id, text]));

  return wanted.flatMap(({ id }) => {
    const whole = byId.get(id);
    if (!whole || whole.text.trim() === '') return [];
    const { title, text, projectId } = whole;

    return [{ title: title || titleOf(text), text, saved: { id, projectId } }];
  });
}
