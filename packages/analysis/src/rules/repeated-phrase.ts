import {
  commonWord,
  coordinator,
  determiner,
  functionWord,
  numeral,
  preposition,
  speechVerb,
} from '../languages/word-classes.ts';
import type { ParagraphWithFeatures, SegmentedParagraph } from '../paragraph.ts';
import { endOf, entryOf, startOf } from '../text/words.ts';
import { repeatedPhrase } from '../thresholds.ts';
import { hashStep } from '../vocabulary.ts';
import { PhraseTable } from './phrase-table.ts';
import { follows, formAt, isCapitalAt, isNamed, isSpokenAt } from './reading.ts';
import type { Match } from './rule.ts';
import type { Sequences } from './traces.ts';

const cells = 3;
const noMatches: readonly Match[] = [];

/**
 * Phrases that return throughout a text. Of the four words at least two must carry meaning; names,
 * numbers and all that is spoken are left out. Longer phrases are sequences that overlap.
 */
export class RepeatedPhrases {
  readonly #table = new PhraseTable();
  /** By first number: uses before the edit that is being counted, where they mattered. */
  readonly #before = new Map<number, number>();

  count(paragraph: ParagraphWithFeatures, sign: 1 | -1): void {
    const { sequences } = paragraph.features;
    for (let at = 0; at < sequences.length; at += cells) {
      const low = sequences[at + 1] ?? 0;
      const uses = this.#table.add(low, sequences[at + 2] ?? 0, sign);
      if (uses + (sign < 0 ? 1 : 0) < repeatedPhrase.uses || this.#before.has(low)) continue;
      this.#before.set(low, uses - sign);
    }
  }

  settle(): ((paragraph: ParagraphWithFeatures) => boolean) | null {
    const changed = new Set(this.#before.keys());
    this.#before.clear();
    if (changed.size === 0) return null;

    return (paragraph) => {
      const { sequences } = paragraph.features;
      for (let at = 1; at < sequences.length; at += cells) {
        if (changed.has(sequences[at] ?? 0)) return true;
      }

      return false;
    };
  }

  find(paragraph: ParagraphWithFeatures): readonly Match[] {
    const { sequences } = paragraph.features;
    let matches: Match[] | null = null;
    for (let at = 0; at < sequences.length; at += cells) {
      let uses = this.#usesAt(sequences, at);
      if (uses < repeatedPhrase.uses) continue;
      const first = sequences[at] ?? 0;
      let last = first;
      for (let next = at + cells; next < sequences.length; next += cells) {
        const start = sequences[next] ?? 0;
        if (start >= last + repeatedPhrase.words) break;
        const its = this.#usesAt(sequences, next);
        if (its < repeatedPhrase.uses) continue;
        uses = Math.min(uses, its);
        last = start;
        at = next;
      }
      const end = last + repeatedPhrase.words;
      if (isNumber(paragraph, first, end)) continue;
      matches ??= [];
      matches.push(matchOf(paragraph, first, end, uses));
    }

    return matches ?? noMatches;
  }

  #usesAt(sequences: Sequences, at: number): number {
    return this.#table.usesOf(sequences[at + 1] ?? 0, sequences[at + 2] ?? 0);
  }
}

/** "seven hundred and seventy-seventh": written out, not repeated. */
const numberWords = new Set('hundred hundreds thousand thousands million millions'.split(' '));

function isNumber(paragraph: SegmentedParagraph, first: number, end: number): boolean {
  for (let index = first; index < end; index++) {
    if (numberWords.has(formAt(paragraph, index))) return true;
  }

  return false;
}

function matchOf(paragraph: SegmentedParagraph, first: number, end: number, uses: number): Match {
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

/** What a word can be to a phrase. */
const ends = 0;
const joins = 1;
const common = 2;
const means = 3;
/** An article, a preposition or an “and”: makes up what a thing is called. */
const links = 4;

const scratch: number[] = [];

/**
 * Sequences in which two words carry meaning and a pronoun, an auxiliary or an adverb joins them: "I shook my head" is a
 * turn of phrase, "the door of the bedroom" is what a thing is called.
 */
export function sequencesIn(paragraph: SegmentedParagraph): Sequences {
  const { sentences } = paragraph;
  let size = 0;
  for (const { first, end } of sentences) {
    if (end - first < repeatedPhrase.words) continue;
    let run = 0;
    let one = ends;
    let two = ends;
    let three = ends;
    for (let index = first; index < end; index++) {
      const kind = kindOf(paragraph, index);
      if (kind === ends) run = 0;
      else run = index > first && follows(paragraph, index) ? run + 1 : 1;
      const meaning =
        Number(one === means) +
        Number(two === means) +
        Number(three === means) +
        Number(kind === means);
      const isJoined = one === joins || two === joins || three === joins || kind === joins;
      if (run >= repeatedPhrase.words && meaning >= 2 && isJoined) {
        size = note(paragraph, index - repeatedPhrase.words + 1, size);
      }
      one = two;
      two = three;
      three = kind;
    }
  }

  return size === 0 ? none : scratch.slice(0, size);
}

const none: Sequences = [];

/** Adds the sequence that starts at `first`; numbers of thirty bits are the cheapest to keep. */
function note({ words, vocabulary }: SegmentedParagraph, first: number, size: number): number {
  let low = 17;
  let high = 2166136261;
  for (let at = first; at < first + repeatedPhrase.words; at++) {
    const hash = vocabulary.hashOf(entryOf(words, at));
    low = hashStep(hashStep(low, hash & 0xffff), hash >>> 16);
    high = hashStep(high + 1, hash ^ (low << 7));
  }
  scratch[size] = first;
  scratch[size + 1] = low & 0x3fffffff;
  scratch[size + 2] = high & 0x3fffffff || 1;

  return size + cells;
}

function kindOf(paragraph: SegmentedParagraph, index: number): number {
  const { words, vocabulary } = paragraph;
  const classes = vocabulary.classes[entryOf(words, index)] ?? 0;
  if ((classes & functionWord) !== 0) {
    if (isSpokenAt(paragraph, index)) return ends;

    return (classes & (determiner | preposition | coordinator)) === 0 ? joins : links;
  }
  if ((classes & (numeral | speechVerb)) !== 0) return ends;
  if (isSpokenAt(paragraph, index) || isNamed(paragraph, index) || isNameOf(paragraph, index)) {
    return ends;
  }

  return (classes & commonWord) === 0 ? means : common;
}

/** Two capitals side by side are a name in German too: Oheim Grünebaum. */
function isNameOf(paragraph: SegmentedParagraph, index: number): boolean {
  if (!isCapitalAt(paragraph, index)) return false;

  return (
    (follows(paragraph, index) && isCapitalAt(paragraph, index - 1)) ||
    (follows(paragraph, index + 1) && isCapitalAt(paragraph, index + 1))
  );
}
