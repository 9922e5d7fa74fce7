import type { Finding } from '@longhand/analysis';

/** Remarks on whole sentences and paragraphs wear half brackets at both ends: an underline would fill the page. */
export function isBracketed({ category }: Pick<Finding, 'category'>): boolean {
  return category === 'long-sentence' || category === 'structure';
}
