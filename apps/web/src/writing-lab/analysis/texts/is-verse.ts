import type { DocumentKind } from '@longhand/contract/values';

/** Kinds whose line breaks are part of the text. */
export function isVerse(kind: DocumentKind | undefined): boolean {
  return kind === 'poetry' || kind === 'lyrics';
}
