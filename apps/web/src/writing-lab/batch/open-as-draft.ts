import { emptyDraft } from '../desk/opening.ts';
import type { BatchText } from '../device/database.ts';
import { keepDraft, readDraft } from '../device/drafts.ts';
import type { Lab } from '../lab.ts';
import { countWords } from '../typed/typed-words.ts';

/** At the end of an id: they tell the texts of a run apart. */
const idDigits = 12;

/** Keeps a text of a batch as a draft, once: opened again it is the same draft. */
export async function openAsDraft(
  { database, now }: Pick<Lab, 'database' | 'now'>,
  { runId, number, title, text, known }: BatchText,
): Promise<string> {
  const open = await database();
  const id = runId.slice(0, -idDigits) + number.toString(16).padStart(idDigits, '0');
  if (await readDraft(open, id)) return id;
  const run = await open.get('batchRuns', runId);
  const words = countWords(text);
  const draft = emptyDraft({ now, newId: () => id, kind: known?.kind ?? run?.kind ?? 'fiction' });
  await keepDraft(open, { ...draft, title, text, words, pasted: words });

  return id;
}
