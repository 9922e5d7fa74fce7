import type { StyleTarget } from '@longhand/contract/writing-lab-targets';
import type { OwnText } from '../corpus/corpus.ts';

/** The texts that one is held against, and what they are called where they are one. */
export type Against = { texts: readonly OwnText[]; name: string | null };

/**
 * Finds what the address names: `target.ID`, `text.ID`, or all of the writer's other texts. Texts that are gone, or of
 * another language, are left out.
 */
export function againstTexts(
  wanted: string,
  { own, targets }: { own: readonly OwnText[]; targets: readonly StyleTarget[] },
): Against {
  const [kind, id] = wanted.split('.');
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
