import type { EvidenceCandidates, Paragraph } from '../paragraph.ts';
import { replaceRange } from '../replace-range.ts';
import {
  capitalFlag,
  endOf,
  entryOf,
  flagsOf,
  sentenceStartFlag,
  startOf,
  wordCount,
} from '../text/words.ts';
import type { EvidenceInParagraphs } from './measure.ts';

/** Maximum sentences, and maximum words, of the evidence of a score. */
const maxItems = 5;

export function findLongestSentences({
  sentences,
}: Pick<Paragraph, 'sentences'>): EvidenceCandidates {
  const found: { index: number; entry: number; value: number }[] = [];
  sentences.forEach(({ first, end }, index) => {
    insertSorted(found, { index, entry: -1, value: end - first });
  });

  return found;
}

/** Words with the most syllables (letters if syllables are unknown), each once, without names. */
export function findHardestWords({
  words,
  vocabulary,
}: Pick<Paragraph, 'words' | 'vocabulary'>): EvidenceCandidates {
  const weights = vocabulary.language.syllables ? vocabulary.syllables : vocabulary.letters;
  const least = vocabulary.language.syllables ? 3 : 7;
  const found: { index: number; entry: number; value: number }[] = [];
  for (let index = 0; index < wordCount(words); index++) {
    const entry = entryOf(words, index);
    const value = weights[entry] ?? 0;
    if (value < least || isName(flagsOf(words, index))) continue;
    if (!found.some((one) => one.entry === entry)) insertSorted(found, { index, entry, value });
  }

  return found;
}

/** The evidence of a whole text, updated together with its paragraphs. */
export class EvidenceIndex {
  /** By paragraph: the highest weight of its candidates, so that most paragraphs can be skipped. */
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

  /** The longest sentences and the hardest words of all paragraphs. */
  collectEvidence(paragraphs: readonly Paragraph[]): EvidenceInParagraphs {
    const sentences = selectTopCandidates(
      this.#sentences,
      (at) => paragraphs[at]?.longestSentences ?? [],
    );
    const words = selectTopCandidates(this.#words, (at) => paragraphs[at]?.hardestWords ?? []);

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

type LocatedCandidate = { index: number; entry: number; value: number; paragraph: number };

function selectTopCandidates(
  weights: readonly number[],
  candidatesAt: (paragraph: number) => EvidenceCandidates,
): readonly LocatedCandidate[] {
  const found: LocatedCandidate[] = [];
  let least = 0;
  weights.forEach((weight, paragraph) => {
    if (weight <= least) return;
    for (const one of candidatesAt(paragraph)) {
      if (one.value <= least) break;
      if (one.entry >= 0 && found.some(({ entry }) => entry === one.entry)) continue;
      insertSorted(found, { ...one, paragraph });
      least = found.length === maxItems ? (found.at(-1)?.value ?? 0) : 0;
    }
  });

  return found;
}

/** Keeps the list sorted and short; of equal items the first in the text comes first. */
function insertSorted<One extends { value: number }>(into: One[], one: One): void {
  let at = into.length;
  while (at > 0 && (into[at - 1]?.value ?? 0) < one.value) at--;
  if (at >= maxItems) return;
  into.splice(at, 0, one);
  if (into.length > maxItems) into.pop();
}

function isName(marks: number): boolean {
  return (marks & capitalFlag) !== 0 && (marks & sentenceStartFlag) === 0;
}
