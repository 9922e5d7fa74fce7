import type { DocumentKind, LanguageCode } from '@longhand/analysis';
import { loadVerseSounds, type Verse, verseOf } from '@longhand/analysis/whole';
import { isVerse } from './is-verse.ts';

/** Longer than any single book of poems. Finding refrains compares every line with every other. */
const maxLength = 200_000;

/** Syllables, rhymes and refrains of a poem or song; null for other kinds. */
export async function analyzeVerse(
  text: string,
  { kind, language }: { kind: DocumentKind | undefined; language: LanguageCode },
): Promise<Verse | null> {
  if (!isVerse(kind) || text.length > maxLength) return null;

  return verseOf(text, language, await loadVerseSounds(language));
}
