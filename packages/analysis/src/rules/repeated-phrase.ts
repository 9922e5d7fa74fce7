import { commonWord, functionWord, numeral } from '../languages/word-classes.ts';
import type { ParagraphText } from '../paragraph.ts';
import { endOf, entryOf, startOf } from '../text/words.ts';
import { repeatedPhrase } from '../thresholds.ts';
import { hashStep } from '../vocabulary.ts';
import { PhraseTable } from './phrase-table.ts';
import { follows, formAt, isNamed, isOf, isSpokenAt } from './reading.ts';
import type { Match } from './rule.ts';
import type { TracedText } from './traces.ts';

/** Sequences of four words, three numbers each: where it starts, and the two it is known by. */
export type Sequences = Uint32Array;

const cells = 3;

/**
 * Phrases that return throughout a text. Of the four words at least two must carry meaning; names,
 * numbers and all that is spoken are left out. Longer phrases are sequences that overlap.
 */
export class RepeatedPhrases {
  readonly #table = new PhraseTable();
  /** By first number: uses before the edit that is being counted, where they mattered. */
  readonly #before = new Map<number, number>();

  count(paragraph: TracedText, sign: 1 | -1): void {
    const { sequences } = paragraph.traces;
    for (let at = 0; at < sequences.length; at += cells) {
      const low = sequences[at + 1] ?? 0;
      const uses = this.#table.add(low, sequences[at + 2] ?? 0, sign);
      if (uses + (sign < 0 ? 1 : 0) < repeatedPhrase.uses || this.#before.has(low)) continue;
      this.#before.set(low, uses - sign);
    }
  }

  settle(): ((paragraph: TracedText) => boolean) | null {
    const changed = new Set(this.#before.keys());
    this.#before.clear();
    if (changed.size === 0) return null;

    return (paragraph) => {
      const { sequences } = paragraph.traces;
      for (let at = 1; at < sequences.length; at += cells) {
        if (changed.has(sequences[at] ?? 0)) return true;
      }

      return false;
    };
  }

  find(paragraph: TracedText): readonly Match[] {
    const { sequences } = paragraph.traces;
    const matches: Match[] = [];
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
      matches.push(matchOf(paragraph, first, last + repeatedPhrase.words, uses));
    }

    return matches;
  }

  #usesAt(sequences: Sequences, at: number): number {
    return this.#table.usesOf(sequences[at + 1] ?? 0, sequences[at + 2] ?? 0);
  }
}

function matchOf(paragraph: ParagraphText, first: number, end: number, uses: number): Match {
  const { text, words } = paragraph;
  const phrase = text.slice(startOf(words, first), endOf(words, end - 1)).replaceAll(/\s+/g, ' ');

  return {
    rule: 'repeated-phrase',
    first,
    end,
    reason: { code: 'repeated-phrase', values: { phrase, uses } },
  };
}

let scratch = new Uint32Array(1024);

export function sequencesIn(paragraph: ParagraphText): Sequences {
  const { sentences, words, vocabulary } = paragraph;
  const { words: length } = repeatedPhrase;
  let size = 0;
  for (const { first, end } of sentences) {
    if (end - first < length) continue;
    let run = 0;
    for (let index = first; index < end; index++) {
      if (!counts(paragraph, index)) run = 0;
      else run = index > first && follows(paragraph, index) ? run + 1 : 1;
      if (run < length || !isPhrase(paragraph, index - length + 1)) continue;
      let low = 17;
      let high = 2166136261;
      for (let at = index - length + 1; at <= index; at++) {
        const hash = vocabulary.hashOf(entryOf(words, at));
        low = hashStep(hashStep(low, hash & 0xffff), hash >>> 16);
        high = hashStep(high + 1, hash ^ (low << 7));
      }
      if (size + cells > scratch.length) scratch = doubled(scratch);
      scratch[size] = index - length + 1;
      scratch[size + 1] = low;
      scratch[size + 2] = high >>> 0 || 1;
      size += cells;
    }
  }

  return scratch.slice(0, size);
}

function doubled(before: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const after = new Uint32Array(before.length * 2);
  after.set(before);

  return after;
}

function counts(paragraph: ParagraphText, index: number): boolean {
  return (
    !isSpokenAt(paragraph, index) && !isNamed(paragraph, index) && !isOf(paragraph, index, numeral)
  );
}

/**
 * Two words that carry meaning, one that does not between them: "middle of the room" is a turn of
 * phrase, "the great sperm whale" is what a thing is called.
 */
function isPhrase(paragraph: ParagraphText, first: number): boolean {
  const end = first + repeatedPhrase.words;
  let meaningful = 0;
  let isJoined = false;
  for (let index = first; index < end; index++) {
    if (!isOf(paragraph, index, functionWord | commonWord)) meaningful++;
    else if (index > first && index < end - 1) isJoined ||= isOf(paragraph, index, functionWord);
    if (/^(?:hundred|thousand|million)s?$/.test(formAt(paragraph, index))) return false;
  }

  return meaningful >= 2 && isJoined;
}
