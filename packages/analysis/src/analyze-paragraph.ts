import type { FindingInParagraph, RuleName } from './findings.ts';
import { complexWord } from './languages/word-classes.ts';
import { hardestWordsOf, longestSentencesOf } from './measures/evidence.ts';
import { noSums, type Paragraph, type ParagraphText } from './paragraph.ts';
import { findingOf } from './rules/finding-of.ts';
import { marksIn, noMarks } from './rules/quote-style.ts';
import { sequencesIn } from './rules/repeated-phrase.ts';
import type { Setting } from './rules/rule.ts';
import type { Sequences, Traces } from './rules/traces.ts';
import { countCharacters } from './text/graphemes.ts';
import { lineShapeOf } from './text/paragraphs.ts';
import { scan } from './text/scan.ts';
import { sentencesOf } from './text/sentences.ts';
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

function tracesOf(paragraph: ParagraphText, { wanted }: Setting): Traces {
  return {
    sequences: wanted.has('repeated-phrase') ? sequencesIn(paragraph) : noSequences,
    marks: wanted.has('quote-style') ? marksIn(paragraph.text, paragraph.signs) : noMarks,
  };
}

const noSequences: Sequences = [];

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
