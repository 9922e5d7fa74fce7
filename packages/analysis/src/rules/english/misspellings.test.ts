import { expect, test } from 'vitest';
import { analyze } from '../../analyze.ts';
import { createAnalyzer } from '../../analyzer.ts';
import type { AnalysisDelta } from '../../delta.ts';
import '../../every-language.ts';
import { findTexts } from '../find-texts.ts';

test.each([
  ['She will definately recieve it tommorow.', ['definately', 'recieve', 'tommorow']],
  ['“I dont know,” he said.', ['dont']],
  ['Im cold, and youre late.', ['Im', 'youre']],
  ['They met last wensday.', ['wensday']],
])('reports misspellings without a dictionary: %s', (text, words) => {
  expect(findTexts('spelling', text, { language: 'en' })).toEqual(words);
});

test.each([
  'She will definitely receive it tomorrow.',
  'They asked Miss Recieve of Teh Street.',
  'They give ’im a place, and give im more.',
  'Write to definately@example.org.',
])('reports no misspelling in: %s', (text) => {
  expect(findTexts('spelling', text, { language: 'en' })).toEqual([]);
});

test('keeps the capital letter in the suggested correction', () => {
  const [finding] = analyze('Definately not.', { language: 'en' }).findings;

  expect(finding?.suggestions).toEqual(['Definitely']);
  expect(finding?.reason).toEqual({
    code: 'spelling',
    values: { word: 'Definately', other: 'Definitely' },
  });
});

test('accepts words in the user’s dictionary', () => {
  expect(findTexts('spelling', 'He saw teh fox.', { language: 'en', dictionary: ['teh'] })).toEqual(
    [],
  );
});

test('a loaded dictionary takes precedence, and no word is reported twice', () => {
  const analyzer = createAnalyzer({ language: 'en', kind: 'essay' });
  analyzer.open('She will definately wait for the gronk.');
  analyzer.nextCheckRequest();
  const verdicts = [
    { word: 'definately', suggestions: ['definitely', 'defiantly'], distance: 0.5 },
    { word: 'gronk', suggestions: ['grunt'], distance: 1 },
  ];
  const spelled = spellingIn(analyzer.applyCheckResults({ language: 'en', words: verdicts }));

  expect(spelled).toEqual([
    ['definately', ['definitely', 'defiantly']],
    ['gronk', ['grunt']],
  ]);
});

function spellingIn({ splices }: AnalysisDelta) {
  return splices
    .flatMap(({ insert }) => insert)
    .flatMap(({ findings }) => findings)
    .filter(({ rule }) => rule === 'spelling')
    .map(({ text, suggestions }) => [text, suggestions]);
}
