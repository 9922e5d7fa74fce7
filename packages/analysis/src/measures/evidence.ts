import type { PlaceInParagraph } from '../delta.ts';
import type { Paragraph } from '../paragraph.ts';
import {
  endOf,
  entryOf,
  isCapital,
  marksOf,
  opensSentence,
  startOf,
  wordCount,
} from '../text/words.ts';
import type { Evidence } from './measure.ts';

/** So many sentences, and so many words, stand behind a score. */
const most = 5;

export type EvidenceInParagraphs = {
  longestSentences: readonly Evidence<PlaceInParagraph>[];
  hardestWords: readonly Evidence<PlaceInParagraph>[];
};

/** A paragraph's own candidates: words (or sentences) and their weight, heaviest first. */
export type Heaviest = readonly { index: number; entry: number; value: number }[];

export function longestSentencesOf({ sentences }: Pick<Paragraph, 'sentences'>): Heaviest {
  const found: { index: number; entry: number; value: number }[] = [];
  sentences.forEach(({ first, end }, index) => {
    insert(found, { index, entry: -1, value: end - first });
  });

  return found;
}

/** Words of most syllables (letters, where syllables are unknown), each once, no names. */
export function hardestWordsOf({
  words,
  vocabulary,
}: Pick<Paragraph, 'words' | 'vocabulary'>): Heaviest {
  const weights = vocabulary.language.syllables ? vocabulary.syllables : vocabulary.letters;
  const least = vocabulary.language.syllables ? 3 : 7;
  const found: { index: number; entry: number; value: number }[] = [];
  for (let index = 0; index < wordCount(words); index++) {
    const entry = entryOf(words, index);
    const value = weights[entry] ?? 0;
    if (value < least || isNamed(marksOf(words, index))) continue;
    if (!found.some((one) => one.entry === entry)) insert(found, { index, entry, value });
  }

  return found;
}

/** The heaviest of the whole text, from what the paragraphs offer. */
export function evidenceOf(paragraphs: readonly Paragraph[]): EvidenceInParagraphs {
  const sentences = heaviest(paragraphs, 'longestSentences');
  const words = heaviest(paragraphs, 'hardestWords');

  return {
    longestSentences: sentences.map(({ paragraph, index, value }) => {
      const sentence = paragraphs[paragraph]?.sentences[index];
      const place = { paragraph, from: sentence?.from ?? 0, to: sentence?.to ?? 0 };

      return { kind: 'sentence', place, value };
    }),
    hardestWords: words.map(({ paragraph, index, value }) => {
      const table = paragraphs[paragraph]?.words ?? new Uint32Array();
      const place = { paragraph, from: startOf(table, index), to: endOf(table, index) };

      return { kind: 'word', place, value };
    }),
  };
}

type Placed = { index: number; entry: number; value: number; paragraph: number };

function heaviest(
  paragraphs: readonly Paragraph[],
  list: 'longestSentences' | 'hardestWords',
): readonly Placed[] {
  const found: Placed[] = [];
  paragraphs.forEach((paragraph, at) => {
    for (const one of paragraph[list]) {
      if (found.length === most && one.value <= (found[most - 1]?.value ?? 0)) break;
      if (one.entry >= 0 && found.some(({ entry }) => entry === one.entry)) continue;
      insert(found, { ...one, paragraph: at });
    }
  });

  return found;
}

/** Keeps the list sorted and short; of equals the first in the text stays in front. */
function insert<One extends { value: number }>(into: One[], one: One): void {
  let at = into.length;
  while (at > 0 && (into[at - 1]?.value ?? 0) < one.value) at--;
  if (at >= most) return;
  into.splice(at, 0, one);
  if (into.length > most) into.pop();
}

function isNamed(marks: number): boolean {
  return (marks & isCapital) !== 0 && (marks & opensSentence) === 0;
}
