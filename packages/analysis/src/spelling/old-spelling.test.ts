import { describe, expect, test } from 'vitest';
import '../every-language.ts';
import { createAnalyzer } from '../analyzer.ts';
import type { AnalysisOptions, LanguageCode } from '../options.ts';
import { toAnalysis } from '../state.ts';
import { checkWords } from './check-words.ts';
import { frontCoded } from './front-coding.ts';
import { listedModern, reformedSpelling } from './old-spelling.ts';
import { openWordList } from './word-list.ts';

const german = openWordList(
  frontCoded(['dass', 'das', 'muss', 'Tür', 'Teil', 'Kapitel', 'gibt', 'spazieren', 'groß'].sort()),
);

function findingsIn(text: string, options: AnalysisOptions & { language: LanguageCode }) {
  const analyzer = createAnalyzer(options);
  analyzer.open(text);
  answer(analyzer, options.language);

  return { analyzer, found: oldIn(analyzer) };
}

function answer(analyzer: ReturnType<typeof createAnalyzer>, language: LanguageCode) {
  for (;;) {
    const { words, isComplete } = analyzer.nextCheckRequest();
    const asked = words.filter((word) => /[ßh]/i.test(word)); // the list has few of the others
    analyzer.applyCheckResults({ words: checkWords(asked, language, german) });
    if (isComplete) return;
  }
}

function oldIn(analyzer: ReturnType<typeof createAnalyzer>) {
  return toAnalysis(analyzer.state).findings.filter(({ category }) => category === 'spelling');
}

const text = 'Er sah, daß sie ging.\n\nNiemand kam.\n\nSie muß die Thür sehen, daß sie zu ist.';

describe('a word in an older spelling', () => {
  test.each([
    ['daß', 'dass'],
    ['Thür', 'Tür'],
    ['Theil', 'Teil'],
    ['Capitel', 'Kapitel'],
    ['giebt', 'gibt'],
    ['spaziren', 'spazieren'],
  ])('%s is %s today', (old, modern) => {
    expect(reformedSpelling(old, 'de', german.knows)).toBe(modern);
    expect(checkWords([old], 'de', german)[0]).toMatchObject({
      modern,
      suggestions: expect.arrayContaining([modern]),
    });
    expect(checkWords([old], 'de', german)[0]?.suggestions?.[0]).toBe(modern);
  });

  test.each([
    ['en', 'To-morrow', 'Tomorrow'],
    ['es', 'fué', 'fue'],
    ['es', 'á', 'a'],
    ['fr', 'complétement', 'complètement'],
  ] as const)('%s: %s is listed', (language, old, modern) => {
    expect(listedModern(old, language)).toBe(modern);
  });

  test('what is right today, and a slip, is none', () => {
    expect(reformedSpelling('dsas', 'de', german.knows)).toBeNull();
    expect(listedModern('tomorrow', 'en')).toBeNull();
    expect(checkWords(['groß'], 'de', german)[0]?.suggestions).toBeNull();
  });
});

describe('older spelling in a text', () => {
  test('is one note for the whole text, at its first place, and leads to the others', () => {
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

  test('is a slip while it stands in one place or two', () => {
    const { analyzer, found } = findingsIn('Er sah, daß sie ging.', { language: 'de' });
    expect(found).toMatchObject([{ rule: 'spelling', suggestions: ['dass', 'das'] }]);

    analyzer.applyChanges([{ from: 0, to: 0, insert: 'Er muß es sehen, daß sie geht.\n\n' }]);
    answer(analyzer, 'de');
    expect(oldIn(analyzer).map(({ rule, span }) => [rule, span.from])).toEqual([
      ['old-spelling', 3],
    ]);

    analyzer.applyChanges([{ from: 0, to: 30, insert: 'Er sah es.' }]);
    expect(oldIn(analyzer).map(({ rule }) => rule)).toEqual(['spelling']);
  });

  test('moves with what is written before it', () => {
    const { analyzer } = findingsIn(text, { language: 'de' });
    analyzer.applyChanges([{ from: 0, to: 0, insert: 'Es war Nacht.\n\n' }]);
    const whole = `Es war Nacht.\n\n${text}`;
    const [note] = oldIn(analyzer);

    expect(note?.span.from).toBe(whole.indexOf('daß'));
    expect(note?.related.map(({ from, to }) => whole.slice(from, to))).toEqual([
      'muß',
      'Thür',
      'daß',
    ]);
  });

  test('leaves alone the words of the dictionary, and says nothing where it is switched off', () => {
    const own = findingsIn(text, { language: 'de', dictionary: ['daß', 'muß', 'thür'] });
    expect(own.found).toEqual([]);

    const { found } = findingsIn(text, { language: 'de', rules: { 'old-spelling': false } });
    expect(found.map(({ rule }) => rule)).toEqual(['spelling', 'spelling', 'spelling', 'spelling']);
  });
});
