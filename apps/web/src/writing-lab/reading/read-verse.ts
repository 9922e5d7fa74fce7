import type { DocumentKind, LanguageCode } from '@longhand/analysis';
import { loadVerseSounds, type Verse, verseOf } from '@longhand/analysis/whole';
import { isVerse } from '../verse-margin/is-verse.ts';

/** More lines than a book of poems has in one text; looking for refrains compares every line with every other. */
const mostUnits = 200_000;

/** Syllables, rhymes and refrains of a poem or a song; null of any other kind of text. */
export async function readVerse(
  text: string,
  { kind, language }: { kind: DocumentKind | undefined; language: LanguageCode },
): Promise<Verse | null> {
  if (!isVerse(kind) || text.length > mostUnits) return null;

  return verseOf(text, language, await loadVerseSounds(language));
}
