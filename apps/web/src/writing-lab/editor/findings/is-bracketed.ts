import type { Finding } from '@longhand/analysis';

/** Findings on whole sentences and paragraphs are marked with half brackets: an underline would fill the page. */
export function isBracketed({ category }: Pick<Finding, 'category'>): boolean {
  return category === 'long-sentence' || category === 'structure';
}
