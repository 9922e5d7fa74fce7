import type { DocumentKind } from '@longhand/contract/values';

/** Kinds whose lines are lines, not paragraphs. */
export function isVerse(kind: DocumentKind | undefined): boolean {
  return kind === 'poetry' || kind === 'lyrics';
}
