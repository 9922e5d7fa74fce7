import { expect, test } from 'vitest';
import { houseRulesFromText, houseRulesToText } from './house-list.ts';

const rules = [
  { find: 'e-mail', replacements: ['email'] },
  { find: 'internet', replacements: ['Internet'], isExact: true },
  { find: 'utilise', replacements: ['use', 'employ'], note: 'Short words first.' },
  { find: 'delve', replacements: [] },
];

test('house rules come back from their text as they went', () => {
  expect(houseRulesFromText(houseRulesToText(rules))).toEqual(rules);
});

test('one rule a line, as a person writes it', () => {
  expect(houseRulesToText(rules).split('\n')).toEqual([
    'e-mail > email',
    '= internet > Internet',
    'utilise > use, employ # Short words first.',
    'delve',
  ]);
});

test('lines without a word to find are left out', () => {
  expect(houseRulesFromText('\n > email\r\n# only a note\n=\n')).toEqual([]);
});

test('words that hold the signs of the list come back too', () => {
  const signs = [
    { find: '=>', replacements: ['a, b', 'C#', '\\'], note: 'no # more', isExact: true },
  ];

  expect(houseRulesFromText(houseRulesToText(signs))).toEqual(signs);
});
