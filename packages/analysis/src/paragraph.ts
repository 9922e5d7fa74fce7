import type { FindingInParagraph } from './findings.ts';
import type { Traces } from './rules/traces.ts';
import type { LineShape } from './text/paragraphs.ts';
import type { SentenceSpan } from './text/sentences.ts';
import type { WordTable } from './text/words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A paragraph cut into words and sentences. */
export type ParagraphText = {
  text: string;
  words: WordTable;
  sentences: readonly SentenceSpan[];
  vocabulary: Vocabulary;
  /** Every class that one of the words has: what no word has need not be looked for. */
  classes: number;
  /** Every class of its characters, as bits `1 << class`. */
  signs: number;
};

/** All that can be said of a paragraph without looking at its neighbours: what the cache keeps. */
export type Paragraph = ParagraphText & {
  sums: Sums;
  lines: LineShape;
  longestSentences: Heaviest;
  hardestWords: Heaviest;
  traces: Traces;
  findings: readonly FindingInParagraph[];
};

/** A paragraph's own candidates: words (or sentences) and their weight, heaviest first. */
export type Heaviest = readonly { index: number; entry: number; value: number }[];

/** A paragraph with what the rules of the whole text know of it. */
export type TracedText = ParagraphText & { traces: Traces };

/** What adds up over paragraphs to the counts and measures of a text. */
export type Sums = ReturnType<typeof noSums>;

export function noSums() {
  return {
    characters: 0,
    spaces: 0,
    words: 0,
    sentences: 0,
    paragraphs: 0,
    lines: 0,
    syllables: 0,
    /** Letters and figures of the words. */
    letters: 0,
    /** Squares of the letters and figures of each word, for their variance. */
    letterSquares: 0,
    /** Figures among them. */
    figures: 0,
    /** Words of more than six letters (LIX). */
    longWords: 0,
    /** Words of three syllables or more (SMOG). */
    polysyllables: 0,
    monosyllables: 0,
    /** As polysyllables, less names, compounds and inflections (Fog). */
    complexWords: 0,
    spokenWords: 0,
    /** Speeches without marks; counted in Arabic only. */
    unmarkedSpeeches: 0,
    /** What the language's own formula of readability counts. */
    weight: 0,
    /** Stretches between signs of punctuation; counted in Chinese only. */
    clauses: 0,
    /** Squares of the words per sentence, for the deviation. */
    squares: 0,
  };
}

/** Name by name: a loop over names would cost more than all else that is counted. */
export function addSums(into: Sums, sums: Sums, sign: 1 | -1): void {
  into.characters += sign * sums.characters;
  into.spaces += sign * sums.spaces;
  into.words += sign * sums.words;
  into.sentences += sign * sums.sentences;
  into.paragraphs += sign * sums.paragraphs;
  into.lines += sign * sums.lines;
  into.syllables += sign * sums.syllables;
  into.letters += sign * sums.letters;
  into.letterSquares += sign * sums.letterSquares;
  into.figures += sign * sums.figures;
  into.longWords += sign * sums.longWords;
  into.polysyllables += sign * sums.polysyllables;
  into.monosyllables += sign * sums.monosyllables;
  into.complexWords += sign * sums.complexWords;
  into.spokenWords += sign * sums.spokenWords;
  into.unmarkedSpeeches += sign * sums.unmarkedSpeeches;
  into.weight += sign * sums.weight;
  into.clauses += sign * sums.clauses;
  into.squares += sign * sums.squares;
}
