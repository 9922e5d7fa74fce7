import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { test } from 'vitest';
import { type Analyzer, createAnalyzer, type LanguageCode, toAnalysis } from '../index.ts';
import { checkWords } from './check-words.ts';
import { openGermanWordList } from './de-word-list.ts';
import { encodeWords } from './front-coding.ts';

const knownWords = [
  'Abend',
  'Haus',
  'a',
  'an',
  'evening',
  'maison',
  'noche',
  'right',
  'the',
  'بيت',
];
const speller = openGermanWordList(encodeWords([...knownWords].sort()));
const languages: readonly LanguageCode[] = ['en', 'es', 'fr', 'de', 'ar', 'zh', 'und'];
const textFragment = oneof(
  string({ unit: 'binary', maxLength: 12 }),
  constantFrom(
    ...knownWords,
    'evning',
    'rihgt',
    'Huas',
    'بيتت',
    '’',
    '-',
    '\n\n',
    ' ',
    '. ',
    '“',
    '😀',
  ),
);
const texts = array(textFragment, { maxLength: 30 }).map((pieces) => pieces.join(''));

function proofread(analyzer: Analyzer): void {
  for (;;) {
    const { language, words, isComplete } = analyzer.nextCheckRequest();
    analyzer.applyCheckResults({ words: checkWords(words, language, speller) });
    if (isComplete) return;
  }
}

function findMisspellings(analyzer: Analyzer) {
  proofread(analyzer);

  return toAnalysis(analyzer.state).findings.filter(({ rule }) => rule === 'spelling');
}

test('for any text, findings lie inside the text and do not suggest the same word', () => {
  assert(
    property(texts, constantFrom(...languages), (text, language) => {
      const analyzer = createAnalyzer({ language });
      analyzer.open(text);
      let before = 0;

      return findMisspellings(analyzer).every(({ span, text: word, suggestions }) => {
        const isAfter = span.from >= before;
        before = span.to;

        return (
          isAfter &&
          text.slice(span.from, span.to) === word &&
          suggestions.every((one) => one !== word)
        );
      });
    }),
    { numRuns: 300 },
  );
});

test('incremental edits give the same findings as opening the whole text', () => {
  assert(
    property(texts, texts, constantFrom(...languages), (first, then, language) => {
      const editedAnalyzer = createAnalyzer({ language });
      editedAnalyzer.open(first);
      proofread(editedAnalyzer);
      editedAnalyzer.applyChanges([{ from: first.length, to: first.length, insert: then }]);
      const openedAnalyzer = createAnalyzer({ language });
      openedAnalyzer.open(first + then);
      const spans = (analyzer: Analyzer) =>
        JSON.stringify(findMisspellings(analyzer).map(({ span }) => span));

      return spans(editedAnalyzer) === spans(openedAnalyzer);
    }),
    { numRuns: 200 },
  );
});
