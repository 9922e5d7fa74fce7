import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../every-language.ts';
import { analyze } from '../analyze.ts';
import type { LanguageCode } from '../options.ts';
import { countText, countTextInSteps } from './count-text.ts';

const languages: LanguageCode[] = ['en', 'fr', 'de', 'es', 'ar', 'zh', 'und'];

function countsOf(text: string, language: LanguageCode) {
  const { words, characters } = analyze(text, { language, kind: 'fiction' }).counts;

  return { words, characters, isEstimated: false };
}

const pieces = [
  ...[
    'word',
    'don’t',
    'l’eau',
    'well-known',
    'e.g. ',
    '3.14',
    '20万',
    '第3章',
    '她关上了门',
    'البحر',
    'é',
    '\u0301',
  ],
  ...[
    '👩‍👩‍👧',
    '\r\n',
    '\n',
    '\n\n',
    ' ',
    '\u2028',
    '\u00a0',
    '- ',
    '"',
    '“',
    '’',
    'www.example.com/a',
    '—',
    'สวัสดี',
    '𝒜',
  ],
];

test('any text has the same word and character counts as its analysis', () => {
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((all) => all.join(''));
  fc.assert(
    fc.property(text, fc.constantFrom(...languages), (one, language) => {
      expect(countText(one, language)).toEqual(countsOf(one, language));
    }),
    { numRuns: 400 },
  );
});

test.each<[string, string]>([
  ['lines', 'She waited there, and 她走了。\n'.repeat(2_000)],
  ['one line', 'She waited there, é \u0301 and the well-known don’t '.repeat(3_000)],
  ['no space at all', 'ab'.repeat(60_000)],
  ['a run of Han', '她关上了门走进雨里潮水退了她沿着岸走'.repeat(2_500)],
  [
    'runs of Han behind others',
    `20万${'墨'.repeat(45_000)}第3章, ภาษา${'她关上了门'.repeat(9_000)}`,
  ],
  ['clauses without spaces', '她关上了门，走进雨里。'.repeat(4_000)],
  ['joined characters', '👩‍👩‍👧 e\u0301 '.repeat(9_000)],
])('a text longer than a chunk has the same counts: %s', (_, text) => {
  expect(countText(text, 'en')).toEqual(countsOf(text, 'en'));
});

test('an empty text has no words', () => {
  expect(countText('', 'en')).toEqual({ words: 0, characters: 0, isEstimated: false });
});

test('beyond the ideograph limit words are estimated and characters are exact', () => {
  const text = '她关上了门，走进雨里。\n'.repeat(30_000);
  const exact = countText(text, 'zh');
  const estimated = countText(text, 'zh', 50_000);

  expect(estimated).toMatchObject({ characters: exact.characters, isEstimated: true });
  expect(Math.abs(estimated.words / exact.words - 1)).toBeLessThan(0.01);
});

test('a very long word is counted in as many steps as any text of its length', () => {
  const stepsOf = (text: string) => [...countTextInSteps(text, 'en', text.length)].length;
  const word = 'aé'.repeat(300_000);
  const prose = 'Ink dries slowly on the paper. '.repeat(word.length / 30);

  expect(stepsOf(word)).toBeGreaterThan(stepsOf(prose) / 3);
  expect(countText(word, 'en')).toEqual({ words: 1, characters: 600_000, isEstimated: false });
});
