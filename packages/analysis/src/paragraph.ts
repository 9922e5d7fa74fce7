import type { FindingInParagraph } from './findings.ts';
import type { ParagraphFeatures } from './rules/paragraph-features.ts';
import type { LineCounts } from './text/paragraphs.ts';
import type { SentenceSpan } from './text/sentences.ts';
import type { WordTable } from './text/words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A paragraph split into words and sentences. */
export type SegmentedParagraph = {
  text: string;
  words: WordTable;
  sentences: readonly SentenceSpan[];
  vocabulary: Vocabulary;
  /** Union of the classes of its words: rules skip paragraphs without the classes they need. */
  classes: number;
  /** Union of its character classes, as bits `1 << class`. */
  signs: number;
};

/** The analysis of a paragraph without its context: this is what the cache keeps. */
export type Paragraph = SegmentedParagraph & {
  sums: Sums;
  lines: LineCounts;
  longestSentences: EvidenceCandidates;
  hardestWords: EvidenceCandidates;
  features: ParagraphFeatures;
  findings: readonly FindingInParagraph[];
};

/** The evidence candidates of a paragraph: words or sentences with their weight, heaviest first. */
export type EvidenceCandidates = readonly { index: number; entry: number; value: number }[];

/** A paragraph with the features that whole-text rules need. */
export type ParagraphWithFeatures = SegmentedParagraph & { features: ParagraphFeatures };

/** Sums over paragraphs, from which counts and measures are computed. */
export type Sums = ReturnType<typeof zeroSums>;

export function zeroSums() {
  return {
    characters: 0,
    spaces: 0,
    words: 0,
    sentences: 0,
    paragraphs: 0,
    lines: 0,
    syllables: 0,
    /** Letters and digits of the words. */
    letters: 0,
    /** Sum of the squared length of each word (letters and digits), for their variance. */
    letterSquares: 0,
    /** Digits among them. */
    figures: 0,
    /** Words of more than six letters (LIX). */
    longWords: 0,
    /** Words of three syllables or more (SMOG). */
    polysyllables: 0,
    monosyllables: 0,
    /** Polysyllables without names, compounds and inflections (Fog). */
    complexWords: 0,
    spokenWords: 0,
    /** Speech without quotation marks; counted in Arabic only. */
    unmarkedSpeeches: 0,
    /** Sum of the word weights of the language's own readability formula. */
    weight: 0,
    /** Runs between punctuation marks; counted in Chinese only. */
    clauses: 0,
    /** Sum of the squared words per sentence, for the standard deviation. */
    sentenceLengthSquares: 0,
  };
}

/** Written out: a loop over the names would cost more than all the other counting. */
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
  into.sentenceLengthSquares += sign * sums.sentenceLengthSquares;
}
