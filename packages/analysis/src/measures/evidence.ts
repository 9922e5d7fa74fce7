import type { Heaviest, Paragraph } from '../paragraph.ts';
import { replaceRange } from '../replace-range.ts';
import {
  endOf,
  entryOf,
  isCapital,
  marksOf,
  opensSentence,
  startOf,
  wordCount,
} from '../text/words.ts';
import type { EvidenceInParagraphs } from './measure.ts';

/** So many sentences, and so many words, stand behind a score. */
const most = 5;

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

/** What stands behind the scores of a whole text, kept in step with its paragraphs. */
export class EvidenceBoard {
  /** By paragraph: the weight of the heaviest it offers, so that most need not be looked at. */
  readonly #sentences: number[] = [];
  readonly #words: number[] = [];

  clear(): void {
    this.#sentences.length = 0;
    this.#words.length = 0;
  }

  splice(at: number, remove: number, paragraphs: readonly Paragraph[]): void {
    const sentences = paragraphs.map(({ longestSentences: [first] }) => first?.value ?? 0);
    const words = paragraphs.map(({ hardestWords: [first] }) => first?.value ?? 0);
    replaceRange(this.#sentences, { at, remove, insert: sentences });
    replaceRange(this.#words, { at, remove, insert: words });
  }

  /** The heaviest of the whole text, from what the paragraphs offer. */
  evidence(paragraphs: readonly Paragraph[]): EvidenceInParagraphs {
    const sentences = heaviest(this.#sentences, (at) => paragraphs[at]?.longestSentences ?? []);
    const words = heaviest(this.#words, (at) => paragraphs[at]?.hardestWords ?? []);

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
}

type Placed = { index: number; entry: number; value: number; paragraph: number };

function heaviest(
  weights: readonly number[],
  offeredAt: (paragraph: number) => Heaviest,
): readonly Placed[] {
  const found: Placed[] = [];
  let least = 0;
  weights.forEach((weight, paragraph) => {
    if (weight <= least) return;
    for (const one of offeredAt(paragraph)) {
      if (one.value <= least) break;
      if (one.entry >= 0 && found.some(({ entry }) => entry === one.entry)) continue;
      insert(found, { ...one, paragraph });
      least = found.length === most ? (found.at(-1)?.value ?? 0) : 0;
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
