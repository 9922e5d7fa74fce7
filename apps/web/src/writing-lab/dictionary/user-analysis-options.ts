import type { AnalysisOptions } from '@longhand/analysis';
import type { IgnoredFindings } from '../analysis/findings/ignored-keys.ts';
import type { LabDatabase } from '../storage/device/database.ts';
import { readIgnoredInSample } from '../storage/device/ignored-findings.ts';
import { readOwnEntries } from '../storage/device/own-entries.ts';
import { type OwnWordsForText, selectOwnWords } from './select-own-words.ts';

/**
 * The user's dictionary, house rules and ignored findings, as analysis options for one text. Full analysis and the analyzer use the same
 * ones.
 */
export type UserAnalysisOptions = Pick<AnalysisOptions, 'dictionary' | 'houseRules'> & {
  ignored?: IgnoredFindings;
};

/** A text by its saved id and project. Pasted text has neither. */
type TextScope = { id?: string | undefined; projectId?: string | null | undefined };

/** Loads the options once and returns a lookup by text; empty options if the browser has no storage. */
export async function loadUserAnalysisOptions(
  database: () => Promise<LabDatabase>,
): Promise<(text: TextScope) => Promise<UserAnalysisOptions>> {
  try {
    const open = await database();
    const entries = await readOwnEntries(open);
    const ofProject = new Map<string | null, OwnWordsForText>();
    const wordsOf = (projectId: string | null) => {
      const words = ofProject.get(projectId) ?? selectOwnWords(entries, projectId);
      ofProject.set(projectId, words);

      return words;
    };

    return async ({ id, projectId = null }) => {
      const { dictionary, houseRules, ignored } = wordsOf(projectId);
      const here = id === undefined ? noKeys : await readIgnoredInSample(open, id);

      return { dictionary, houseRules, ignored: { here, always: ignored } };
    };
  } catch {
    return async () => ({});
  }
}

const noKeys: ReadonlySet<string> = new Set();
