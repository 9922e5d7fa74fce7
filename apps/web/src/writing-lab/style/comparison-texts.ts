import type { StyleTarget } from '@longhand/contract/writing-lab-targets';
import type { CorpusText } from '../metrics/corpus/corpus.ts';

/** The texts that a text is compared with, and their name if they are a target or a single text. */
export type ComparisonTexts = { texts: readonly CorpusText[]; name: string | null };

/**
 * Resolves the URL parameter: `target.ID`, `text.ID`, or otherwise all other texts of the user. Missing texts and texts in other languages
 * are left out.
 */
export function findComparisonTexts(
  key: string,
  { own, targets }: { own: readonly CorpusText[]; targets: readonly StyleTarget[] },
): ComparisonTexts {
  const [kind, id] = key.split('.');
  if (kind === 'text') {
    const texts = own.filter((text) => text.id === id);

    return { texts, name: texts[0]?.title ?? null };
  }
  const target = kind === 'target' ? targets.find((one) => one.id === id) : undefined;
  if (!target) return { texts: own, name: null };
  const { sampleIds, projectId, name } = target;
  const texts = own.filter(
    (text) => sampleIds.includes(text.id) || (projectId !== null && text.projectId === projectId),
  );

  return { texts, name };
}
