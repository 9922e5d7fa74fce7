import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { test } from 'vitest';
import { type Analyzer, createAnalyzer, type LanguageCode, toAnalysis } from '../index.ts';
import { checkWords } from './check-words.ts';
import { frontCoded } from './front-coding.ts';
import { openWordList } from './word-list.ts';

const known = ['Abend', 'Haus', 'a', 'an', 'evening', 'maison', 'noche', 'right', 'the', 'بيت'];
const speller = openWordList(frontCoded([...known].sort()));
const languages: readonly LanguageCode[] = ['en', 'es', 'fr', 'de', 'ar', 'zh', 'und'];
const piece = oneof(
  string({ unit: 'binary', maxLength: 12 }),
  constantFrom(...known, 'evning', 'rihgt', 'Huas', 'بيتت', '’', '-', '\n\n', ' ', '. ', '“', '😀'),
);
const texts = array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

function proofread(analyzer: Analyzer): void {
  for (;;) {
    const { language, words, isComplete } = analyzer.nextCheckRequest();
    analyzer.applyCheckResults({ words: checkWords(words, language, speller) });
    if (isComplete) return;
  }
}

function wrongIn(analyzer: Analyzer) {
  proofread(analyzer);

  return toAnalysis(analyzer.state).findings.filter(({ rule }) => rule === 'spelling');
}

test('whatever the text, what is marked stands in it and is not offered again', () => {
  assert(
    property(texts, constantFrom(...languages), (text, language) => {
      const analyzer = createAnalyzer({ language });
      analyzer.open(text);
      let before = 0;

      return wrongIn(analyzer).every(({ span, text: word, suggestions }) => {
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

test('a text that grew by edits has the findings of one that was opened whole', () => {
  assert(
    property(texts, texts, constantFrom(...languages), (first, then, language) => {
      const grown = createAnalyzer({ language });
      grown.open(first);
      proofread(grown);
      grown.applyChanges([{ from: first.length, to: first.length, insert: then }]);
      const whole = createAnalyzer({ language });
      whole.open(first + then);
      const spans = (analyzer: Analyzer) =>
        JSON.stringify(wrongIn(analyzer).map(({ span }) => span));

      return spans(grown) === spans(whole);
    }),
    { numRuns: 200 },
  );
});
