import { describe, expect, test } from 'vitest';
import '../every-language.ts';
import { createAnalyzer } from '../analyzer.ts';
import type { AnalysisOptions, LanguageCode } from '../options.ts';
import { toAnalysis } from '../state.ts';
import { checkWords } from './check-words.ts';
import { openGermanWordList } from './de-word-list.ts';
import { encodeWords } from './front-coding.ts';
import { lookUpModernSpelling, modernizeSpelling } from './old-spelling.ts';

const germanSpeller = openGermanWordList(
  encodeWords(
    ['dass', 'das', 'muss', 'Tür', 'Teil', 'Kapitel', 'gibt', 'spazieren', 'groß'].sort(),
  ),
);

function findingsIn(text: string, options: AnalysisOptions & { language: LanguageCode }) {
  const analyzer = createAnalyzer(options);
  analyzer.open(text);
  proofread(analyzer, options.language);

  return { analyzer, found: spellingFindings(analyzer) };
}

function proofread(analyzer: ReturnType<typeof createAnalyzer>, language: LanguageCode) {
  for (;;) {
    const { words, isComplete } = analyzer.nextCheckRequest();
    const checkableWords = words.filter((word) => /[ßh]/i.test(word)); // the word list contains few other words
    analyzer.applyCheckResults({ words: checkWords(checkableWords, language, germanSpeller) });
    if (isComplete) return;
  }
}

function spellingFindings(analyzer: ReturnType<typeof createAnalyzer>) {
  return toAnalysis(analyzer.state).findings.filter(({ category }) => category === 'spelling');
}

const text = 'Er sah, daß sie ging.\n\nNiemand kam.\n\nSie muß die Thür sehen, daß sie zu ist.';

describe('older spelling of a word', () => {
  test.each([
    ['daß', 'dass'],
    ['Thür', 'Tür'],
    ['Theil', 'Teil'],
    ['Capitel', 'Kapitel'],
    ['giebt', 'gibt'],
    ['spaziren', 'spazieren'],
  ])('%s is modernized to %s', (old, modern) => {
    expect(modernizeSpelling(old, 'de', germanSpeller.knows)).toBe(modern);
    expect(checkWords([old], 'de', germanSpeller)[0]).toMatchObject({
      modern,
      suggestions: expect.arrayContaining([modern]),
    });
    expect(checkWords([old], 'de', germanSpeller)[0]?.suggestions?.[0]).toBe(modern);
  });

  test.each([
    ['en', 'To-morrow', 'Tomorrow'],
    ['es', 'fué', 'fue'],
    ['es', 'á', 'a'],
    ['fr', 'complétement', 'complètement'],
  ] as const)('%s: %s is listed', (language, old, modern) => {
    expect(lookUpModernSpelling(old, language)).toBe(modern);
  });

  test('does not modernize correct words and typos', () => {
    expect(modernizeSpelling('dsas', 'de', germanSpeller.knows)).toBeNull();
    expect(lookUpModernSpelling('tomorrow', 'en')).toBeNull();
    expect(checkWords(['groß'], 'de', germanSpeller)[0]?.suggestions).toBeNull();
  });
});

describe('an older spelling in a text', () => {
  test('is one finding for the whole text, at its first occurrence, with the others as related spans', () => {
    const { found } = findingsIn(text, { language: 'de' });

    expect(found).toMatchObject([
      {
        rule: 'old-spelling',
        text: 'daß',
        reason: { code: 'old-spelling', values: { uses: 4, word: 'daß', other: 'dass' } },
        suggestions: ['dass'],
      },
    ]);
    expect(found[0]?.related.map(({ from, to }) => text.slice(from, to))).toEqual([
      'muß',
      'Thür',
      'daß',
    ]);
  });

  test('is a misspelling if it occurs once or twice', () => {
    const { analyzer, found } = findingsIn('Er sah, daß sie ging.', { language: 'de' });
    expect(found).toMatchObject([{ rule: 'spelling', suggestions: ['dass', 'das'] }]);

    analyzer.applyChanges([{ from: 0, to: 0, insert: 'Er muß es sehen, daß sie geht.\n\n' }]);
    proofread(analyzer, 'de');
    expect(spellingFindings(analyzer).map(({ rule, span }) => [rule, span.from])).toEqual([
      ['old-spelling', 3],
    ]);

    analyzer.applyChanges([{ from: 0, to: 30, insert: 'Er sah es.' }]);
    expect(spellingFindings(analyzer).map(({ rule }) => rule)).toEqual(['spelling']);
  });

  test('shifts with text inserted before it', () => {
    const { analyzer } = findingsIn(text, { language: 'de' });
    analyzer.applyChanges([{ from: 0, to: 0, insert: 'Es war Nacht.\n\n' }]);
    const whole = `Es war Nacht.\n\n${text}`;
    const [note] = spellingFindings(analyzer);

    expect(note?.span.from).toBe(whole.indexOf('daß'));
    expect(note?.related.map(({ from, to }) => whole.slice(from, to))).toEqual([
      'muß',
      'Thür',
      'daß',
    ]);
  });

  test('accepts words in the user’s dictionary and is off when disabled', () => {
    const withDictionary = findingsIn(text, { language: 'de', dictionary: ['daß', 'muß', 'thür'] });
    expect(withDictionary.found).toEqual([]);

    const { found } = findingsIn(text, { language: 'de', rules: { 'old-spelling': false } });
    expect(found.map(({ rule }) => rule)).toEqual(['spelling', 'spelling', 'spelling', 'spelling']);
  });
});
