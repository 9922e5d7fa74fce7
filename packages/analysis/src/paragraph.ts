import type { FindingInParagraph, RuleName } from './findings.ts';
import { complexWord } from './languages/word-classes.ts';
import { type Heaviest, hardestWordsOf, longestSentencesOf } from './measures/evidence.ts';
import { findingOf } from './rules/finding-of.ts';
import type { Setting } from './rules/rule.ts';
import { type Traces, tracesOf } from './rules/traces.ts';
import { countCharacters } from './text/graphemes.ts';
import { type LineShape, lineShapeOf } from './text/paragraphs.ts';
import { scan } from './text/scan.ts';
import { type SentenceSpan, sentencesOf } from './text/sentences.ts';
import { countUnmarkedSpeech, markSpeech } from './text/speech.ts';
import { unitsOf } from './text/units.ts';
import {
  entryOf,
  isCapital,
  marksOf,
  opensSentence,
  type WordTable,
  wordCount,
} from './text/words.ts';
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

export function analyzeParagraph(
  text: string,
  vocabulary: Vocabulary,
  setting: Setting,
): Paragraph {
  const units = unitsOf(text);
  const { seen: signs } = units;
  const characters = countCharacters(text, units);
  const scanned = scan(text, vocabulary, units);
  const { words } = scanned;
  const sentences = sentencesOf(text, words, vocabulary);
  const spokenWords = markSpeech(text, scanned, vocabulary.language.code);
  const lines = lineShapeOf(text);
  const classes = classesIn(words, vocabulary);
  const paragraph = { text, words, sentences, vocabulary, classes, signs };
  const sums = { ...noSums(), ...characters, ...sumWords(paragraph), spokenWords };
  sums.sentences = sentences.length;
  sums.lines = lines.filled;
  sums.paragraphs = lines.filled > 0 ? 1 : 0;
  if (vocabulary.language.code === 'zh') sums.clauses = clausesOf(text);
  if (vocabulary.language.code === 'ar') sums.unmarkedSpeeches = countUnmarkedSpeech(text);
  for (const { first, end } of sentences) sums.squares += (end - first) ** 2;

  return {
    ...paragraph,
    sums,
    lines,
    longestSentences: longestSentencesOf(paragraph),
    hardestWords: hardestWordsOf(paragraph),
    traces: tracesOf(paragraph, setting),
    findings: findingsOf(paragraph, setting),
  };
}

function classesIn(words: WordTable, vocabulary: Vocabulary): number {
  let classes = 0;
  for (let index = 0; index < wordCount(words); index++) {
    classes |= vocabulary.classes[entryOf(words, index)] ?? 0;
  }

  return classes;
}

function sumWords({ words, vocabulary }: ParagraphText) {
  let syllables = 0;
  let letters = 0;
  let letterSquares = 0;
  let figures = 0;
  let monosyllables = 0;
  let weight = 0;
  let longWords = 0;
  let polysyllables = 0;
  let complexWords = 0;
  const { syllables: syllablesOf, letters: lettersOf, classes } = vocabulary;
  const mindsNames = vocabulary.language.capitalsTellNames;
  for (let index = 0; index < wordCount(words); index++) {
    const entry = entryOf(words, index);
    const own = syllablesOf[entry] ?? 0;
    const length = lettersOf[entry] ?? 0;
    syllables += own;
    letters += length;
    letterSquares += length * length;
    figures += vocabulary.figures[entry] ?? 0;
    if (!mindsNames || !isNameHere(marksOf(words, index))) weight += vocabulary.weights[entry] ?? 0;
    if (length > 6) longWords++;
    if (own === 1) monosyllables++;
    else if (own >= 3) polysyllables++;
    if (isComplexHere(classes[entry] ?? 0, marksOf(words, index))) complexWords++;
  }

  return {
    words: wordCount(words),
    syllables,
    letters,
    letterSquares,
    figures,
    longWords,
    polysyllables,
    monosyllables,
    complexWords,
    weight,
  };
}

/** Stretches with writing in them between any two signs of punctuation. */
function clausesOf(text: string): number {
  return text.split(/[，。！？；：…,!?;:\n]+/).filter((part) => /[\p{L}\p{Nd}]/u.test(part)).length;
}

function isComplexHere(classes: number, marks: number): boolean {
  return (classes & complexWord) !== 0 && !isNameHere(marks);
}

function isNameHere(marks: number): boolean {
  return (marks & isCapital) !== 0 && (marks & opensSentence) === 0;
}

/** A list that names the very words says more than the rule that finds them by their form. */
function findingsOf(paragraph: ParagraphText, setting: Setting): readonly FindingInParagraph[] {
  const findings: FindingInParagraph[] = [];
  const said = new Set<string>(); // asked for every finding: a paragraph may have hundreds of thousands
  for (const finder of setting.finders) {
    for (const match of finder.find(paragraph, setting)) {
      const finding = findingOf(paragraph, match);
      const span = `${finding.from} ${finding.to}`;
      if (said.has(span)) continue;

      if (byList.has(finding.rule)) said.add(span);
      findings.push(finding);
    }
  }

  return findings;
}

const byList: ReadonlySet<RuleName> = new Set([
  'house-rule',
  'doubled-word',
  'spelling',
  'homonym',
  'cliche',
  'redundancy',
]);
