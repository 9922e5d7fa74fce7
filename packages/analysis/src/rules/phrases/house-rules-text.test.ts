import { expect, test } from 'vitest';
import { houseRulesFromText, houseRulesToText } from './house-rules-text.ts';

const rules = [
  { find: 'e-mail', replacements: ['email'] },
  { find: 'internet', replacements: ['Internet'], isExact: true },
  { find: 'utilise', replacements: ['use', 'employ'], note: 'Short words first.' },
  { find: 'delve', replacements: [] },
];

test('house rules survive a round trip through text', () => {
  expect(houseRulesFromText(houseRulesToText(rules))).toEqual(rules);
});

test('writes one rule per line', () => {
  expect(houseRulesToText(rules).split('\n')).toEqual([
    'e-mail > email',
    '= internet > Internet',
    'utilise > use, employ # Short words first.',
    'delve',
  ]);
});

test('ignores lines without a search term', () => {
  expect(houseRulesFromText('\n > email\r\n# only a note\n=\n')).toEqual([]);
});

test('escapes syntax characters in words', () => {
  const signs = [
    { find: '=>', replacements: ['a, b', 'C#', '\\'], note: 'no # more', isExact: true },
  ];

  expect(houseRulesFromText(houseRulesToText(signs))).toEqual(signs);
});
