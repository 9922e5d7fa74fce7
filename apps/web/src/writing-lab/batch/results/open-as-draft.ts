import { createEmptyDraft } from '../../document/open-text.ts';
import type { BatchText } from '../../storage/device/database.ts';
import { readDraft, saveDraft } from '../../storage/device/drafts.ts';
import type { Lab } from '../../storage/lab.ts';
import { countWords } from '../../storage/typed/typed-words.ts';

/** The last digits of the id, which hold the number of the text in its batch. */
const idDigits = 12;

/** Saves a text of a batch as a draft. Opening it again returns the same draft. */
export async function openAsDraft(
  { database, now }: Pick<Lab, 'database' | 'now'>,
  { runId, number, title, text, known }: BatchText,
): Promise<string> {
  const open = await database();
  const id = runId.slice(0, -idDigits) + number.toString(16).padStart(idDigits, '0');
  if (await readDraft(open, id)) return id;
  const run = await open.get('batchRuns', runId);
  const words = countWords(text);
  const draft = createEmptyDraft({
    now,
    newId: () => id,
    kind: known?.kind ?? run?.kind ?? 'fiction',
  });
  await saveDraft(open, { ...draft, title, text, words, pasted: words });

  return id;
}
