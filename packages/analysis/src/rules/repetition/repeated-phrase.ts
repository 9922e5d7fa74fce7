import {
  commonWord,
  coordinator,
  determiner,
  functionWord,
  numeral,
  preposition,
  speechVerb,
} from '../../languages/word-classes.ts';
import type { ParagraphWithFeatures, SegmentedParagraph } from '../../paragraph.ts';
import { endOf, entryOf, startOf } from '../../text/words.ts';
import { repeatedPhrase } from '../../thresholds.ts';
import { hashStep } from '../../vocabulary.ts';
import type { WordSequences } from '../paragraph-features.ts';
import type { Match } from '../rule.ts';
import { formAt, isAdjacent, isCapitalAt, isNameAt, isSpokenAt } from '../word-access.ts';
import { SequenceCounts } from './sequence-counts.ts';

const cellsPerSequence = 3;
const noMatches: readonly Match[] = [];

/**
 * Reports phrases repeated across the text. At least two of the four words must be content words; names, numbers and dialogue are excluded.
 * Longer phrases are overlapping sequences.
 */
export class RepeatedPhraseRule {
  readonly #table = new SequenceCounts();
  /** By the first hash number: counts before the current edit, if they matter. */
  readonly #before = new Map<number, number>();

  count(paragraph: ParagraphWithFeatures, sign: 1 | -1): void {
    const { sequences } = paragraph.features;
    for (let at = 0; at < sequences.length; at += cellsPerSequence) {
      const low = sequences[at + 1] ?? 0;
      const uses = this.#table.add(low, sequences[at + 2] ?? 0, sign);
      if (uses + (sign < 0 ? 1 : 0) < repeatedPhrase.uses || this.#before.has(low)) continue;
      this.#before.set(low, uses - sign);
    }
  }

  findStale(): ((paragraph: ParagraphWithFeatures) => boolean) | null {
    const changed = new Set(this.#before.keys());
    this.#before.clear();
    if (changed.size === 0) return null;

    return (paragraph) => {
      const { sequences } = paragraph.features;
      for (let at = 1; at < sequences.length; at += cellsPerSequence) {
        if (changed.has(sequences[at] ?? 0)) return true;
      }

      return false;
    };
  }

  find(paragraph: ParagraphWithFeatures): readonly Match[] {
    const { sequences } = paragraph.features;
    let matches: Match[] | null = null;
    for (let at = 0; at < sequences.length; at += cellsPerSequence) {
      let uses = this.#usesAt(sequences, at);
      if (uses < repeatedPhrase.uses) continue;
      const first = sequences[at] ?? 0;
      let last = first;
      for (let next = at + cellsPerSequence; next < sequences.length; next += cellsPerSequence) {
        const start = sequences[next] ?? 0;
        if (start >= last + repeatedPhrase.words) break;
        const sequenceUses = this.#usesAt(sequences, next);
        if (sequenceUses < repeatedPhrase.uses) continue;
        uses = Math.min(uses, sequenceUses);
        last = start;
        at = next;
      }
      const end = last + repeatedPhrase.words;
      if (isNumberPhrase(paragraph, first, end)) continue;
      matches ??= [];
      matches.push(createMatch(paragraph, first, end, uses));
    }

    return matches ?? noMatches;
  }

  #usesAt(sequences: WordSequences, at: number): number {
    return this.#table.getCount(sequences[at + 1] ?? 0, sequences[at + 2] ?? 0);
  }
}

/** "seven hundred and seventy-seventh": spelled-out numbers are not phrases. */
const numberWords = new Set('hundred hundreds thousand thousands million millions'.split(' '));

function isNumberPhrase(paragraph: SegmentedParagraph, first: number, end: number): boolean {
  for (let index = first; index < end; index++) {
    if (numberWords.has(formAt(paragraph, index))) return true;
  }

  return false;
}

function createMatch(
  paragraph: SegmentedParagraph,
  first: number,
  end: number,
  uses: number,
): Match {
  const { text, words } = paragraph;
  const phrase = text.slice(startOf(words, first), endOf(words, end - 1));

  return {
    rule: 'repeated-phrase',
    first,
    end,
    reason: {
      code: 'repeated-phrase',
      values: { phrase: phrase.includes('\n') ? phrase.replaceAll(/\s+/g, ' ') : phrase, uses },
    },
  };
}

/** Roles of a word in a phrase. */
const breaksRun = 0;
const joinsPhrase = 1;
const isCommonWord = 2;
const carriesMeaning = 3;
/** An article, a preposition or “and”, as in noun phrases. */
const linksNouns = 4;

const sequenceBuffer: number[] = [];

/**
 * Sequences with two content words joined by a pronoun, an auxiliary or an adverb: "I shook my head" is a turn of phrase, "the door of the
 * bedroom" is a name for a thing.
 */
export function findSequences(paragraph: SegmentedParagraph): WordSequences {
  const { sentences } = paragraph;
  let size = 0;
  for (const { first, end } of sentences) {
    if (end - first < repeatedPhrase.words) continue;
    let run = 0;
    let thirdLast = breaksRun;
    let secondLast = breaksRun;
    let previous = breaksRun;
    for (let index = first; index < end; index++) {
      const kind = classifyWord(paragraph, index);
      if (kind === breaksRun) run = 0;
      else run = index > first && isAdjacent(paragraph, index) ? run + 1 : 1;
      const contentWords =
        Number(thirdLast === carriesMeaning) +
        Number(secondLast === carriesMeaning) +
        Number(previous === carriesMeaning) +
        Number(kind === carriesMeaning);
      const isJoined =
        thirdLast === joinsPhrase ||
        secondLast === joinsPhrase ||
        previous === joinsPhrase ||
        kind === joinsPhrase;
      if (run >= repeatedPhrase.words && contentWords >= 2 && isJoined) {
        size = addSequence(paragraph, index - repeatedPhrase.words + 1, size);
      }
      thirdLast = secondLast;
      secondLast = previous;
      previous = kind;
    }
  }

  return size === 0 ? none : sequenceBuffer.slice(0, size);
}

const none: WordSequences = [];

/** Adds the sequence starting at `first`; 30-bit integers are the cheapest to store. */
function addSequence(
  { words, vocabulary }: SegmentedParagraph,
  first: number,
  size: number,
): number {
  let low = 17;
  let high = 2166136261;
  for (let at = first; at < first + repeatedPhrase.words; at++) {
    const hash = vocabulary.hashOf(entryOf(words, at));
    low = hashStep(hashStep(low, hash & 0xffff), hash >>> 16);
    high = hashStep(high + 1, hash ^ (low << 7));
  }
  sequenceBuffer[size] = first;
  sequenceBuffer[size + 1] = low & 0x3fffffff;
  sequenceBuffer[size + 2] = high & 0x3fffffff || 1;

  return size + cellsPerSequence;
}

function classifyWord(paragraph: SegmentedParagraph, index: number): number {
  const { words, vocabulary } = paragraph;
  const classes = vocabulary.classes[entryOf(words, index)] ?? 0;
  if ((classes & functionWord) !== 0) {
    if (isSpokenAt(paragraph, index)) return breaksRun;

    return (classes & (determiner | preposition | coordinator)) === 0 ? joinsPhrase : linksNouns;
  }
  if ((classes & (numeral | speechVerb)) !== 0) return breaksRun;
  if (
    isSpokenAt(paragraph, index) ||
    isNameAt(paragraph, index) ||
    isAdjacentCapital(paragraph, index)
  ) {
    return breaksRun;
  }

  return (classes & commonWord) === 0 ? carriesMeaning : isCommonWord;
}

/** Two adjacent capitalized words are a name in German, too: Oheim Grünebaum. */
function isAdjacentCapital(paragraph: SegmentedParagraph, index: number): boolean {
  if (!isCapitalAt(paragraph, index)) return false;

  return (
    (isAdjacent(paragraph, index) && isCapitalAt(paragraph, index - 1)) ||
    (isAdjacent(paragraph, index + 1) && isCapitalAt(paragraph, index + 1))
  );
}
