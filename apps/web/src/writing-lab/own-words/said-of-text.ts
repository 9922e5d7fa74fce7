import type { AnalysisOptions } from '@longhand/analysis';
import type { LabDatabase } from '../device/database.ts';
import { type IgnoredFindings, readIgnoredOf } from '../device/ignored.ts';
import { readOwnEntries } from '../device/own-entries.ts';
import { type WordsForText, wordsFor } from './words-for.ts';

/** What the writer says of words and findings, as a text is read whole with it: the same as in the analyzer. */
export type SaidOfText = Pick<AnalysisOptions, 'dictionary' | 'houseRules'> & {
  ignored?: IgnoredFindings;
};

/** A text by the saved one that it is and the project that it belongs to; neither is known of words that were pasted. */
type TextPlace = { id?: string | undefined; projectId?: string | null | undefined };

/** Reads what is said now, for one text after the other; nothing where the browser keeps nothing. */
export async function readSaid(
  database: () => Promise<LabDatabase>,
): Promise<(text: TextPlace) => Promise<SaidOfText>> {
  try {
    const open = await database();
    const entries = await readOwnEntries(open);
    const ofProject = new Map<string | null, WordsForText>();
    const wordsOf = (projectId: string | null) => {
      const words = ofProject.get(projectId) ?? wordsFor(entries, projectId);
      ofProject.set(projectId, words);

      return words;
    };

    return async ({ id, projectId = null }) => {
      const { dictionary, houseRules, ignored } = wordsOf(projectId);
      const here = id === undefined ? none : await readIgnoredOf(open, id);

      return { dictionary, houseRules, ignored: { here, always: ignored } };
    };
  } catch {
    return async () => ({});
  }
}

const none: ReadonlySet<string> = new Set();
