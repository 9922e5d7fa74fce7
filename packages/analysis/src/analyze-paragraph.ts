import type { FindingInParagraph, RuleName } from './findings.ts';
import { complexWord } from './languages/word-classes.ts';
import { findHardestWords, findLongestSentences } from './measures/evidence.ts';
import { type Paragraph, type SegmentedParagraph, zeroSums } from './paragraph.ts';
import { countMarks, noMarks } from './rules/consistency/quote-style.ts';
import { createFinding } from './rules/create-finding.ts';
import type { ParagraphFeatures, WordSequences } from './rules/paragraph-features.ts';
import { findSequences } from './rules/repetition/repeated-phrase.ts';
import type { RuleSettings } from './rules/rule.ts';
import { classifyUnits } from './text/code-units.ts';
import { countCharacters } from './text/graphemes.ts';
import { countLines } from './text/paragraphs.ts';
import { segmentSentences } from './text/sentences.ts';
import { countUnmarkedSpeech, markSpeech } from './text/speech.ts';
import { tokenizeParagraph } from './text/tokenizer.ts';
import {
  capitalFlag,
  entryOf,
  flagsOf,
  sentenceStartFlag,
  type WordTable,
  wordCount,
} from './text/words.ts';
import type { Vocabulary } from './vocabulary.ts';

export function analyzeParagraph(
  text: string,
  vocabulary: Vocabulary,
  setting: RuleSettings,
): Paragraph {
  const units = classifyUnits(text);
  const { classMask: signs } = units;
  const characters = countCharacters(text, units);
  const scanned = tokenizeParagraph(text, vocabulary, units);
  const { words } = scanned;
  const sentences = segmentSentences(text, words, vocabulary);
  const spokenWords = markSpeech(text, scanned, vocabulary.language.code);
  const lines = countLines(text);
  const classes = combineClasses(words, vocabulary);
  const paragraph = { text, words, sentences, vocabulary, classes, signs };
  const sums = { ...zeroSums(), ...characters, ...sumWordCounts(paragraph), spokenWords };
  sums.sentences = sentences.length;
  sums.lines = lines.filled;
  sums.paragraphs = lines.filled > 0 ? 1 : 0;
  if (vocabulary.language.code === 'zh') sums.clauses = countClauses(text);
  if (vocabulary.language.code === 'ar') sums.unmarkedSpeeches = countUnmarkedSpeech(text);
  for (const { first, end } of sentences) sums.sentenceLengthSquares += (end - first) ** 2;

  return {
    ...paragraph,
    sums,
    lines,
    longestSentences: findLongestSentences(paragraph),
    hardestWords: findHardestWords(paragraph),
    features: extractFeatures(paragraph, setting),
    findings: findInParagraph(paragraph, setting),
  };
}

function combineClasses(words: WordTable, vocabulary: Vocabulary): number {
  let classes = 0;
  for (let index = 0; index < wordCount(words); index++) {
    classes |= vocabulary.classes[entryOf(words, index)] ?? 0;
  }

  return classes;
}

function sumWordCounts({ words, vocabulary }: SegmentedParagraph) {
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
  const skipsNames = vocabulary.language.capitalsMarkNames;
  for (let index = 0; index < wordCount(words); index++) {
    const entry = entryOf(words, index);
    const own = syllablesOf[entry] ?? 0;
    const length = lettersOf[entry] ?? 0;
    syllables += own;
    letters += length;
    letterSquares += length * length;
    figures += vocabulary.figures[entry] ?? 0;
    if (!skipsNames || !isName(flagsOf(words, index))) weight += vocabulary.weights[entry] ?? 0;
    if (length > 6) longWords++;
    if (own === 1) monosyllables++;
    else if (own >= 3) polysyllables++;
    if (isComplexWord(classes[entry] ?? 0, flagsOf(words, index))) complexWords++;
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

/** Counts the runs of letters or digits between punctuation marks. */
function countClauses(text: string): number {
  return text.split(/[，。！？；：…,!?;:\n]+/).filter((part) => /[\p{L}\p{Nd}]/u.test(part)).length;
}

function isComplexWord(classes: number, marks: number): boolean {
  return (classes & complexWord) !== 0 && !isName(marks);
}

function isName(marks: number): boolean {
  return (marks & capitalFlag) !== 0 && (marks & sentenceStartFlag) === 0;
}

function extractFeatures(
  paragraph: SegmentedParagraph,
  { enabledRules }: RuleSettings,
): ParagraphFeatures {
  return {
    sequences: enabledRules.has('repeated-phrase') ? findSequences(paragraph) : noSequences,
    marks: enabledRules.has('quote-style') ? countMarks(paragraph.text, paragraph.signs) : noMarks,
  };
}

const noSequences: WordSequences = [];

/** A match from a word list is more specific than a match by word form: the span is reported once. */
function findInParagraph(
  paragraph: SegmentedParagraph,
  setting: RuleSettings,
): readonly FindingInParagraph[] {
  const findings: FindingInParagraph[] = [];
  const reportedSpans = new Set<string>(); // looked up for every finding: a paragraph may have hundreds of thousands
  for (const finder of setting.paragraphRules) {
    for (const match of finder.find(paragraph, setting)) {
      const finding = createFinding(paragraph, match);
      const span = `${finding.from} ${finding.to}`;
      if (reportedSpans.has(span)) continue;

      if (listRules.has(finding.rule)) reportedSpans.add(span);
      findings.push(finding);
    }
  }

  return findings;
}

const listRules: ReadonlySet<RuleName> = new Set([
  'house-rule',
  'doubled-word',
  'spelling',
  'homonym',
  'cliche',
  'redundancy',
]);
