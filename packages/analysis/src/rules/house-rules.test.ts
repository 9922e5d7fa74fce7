import { expect, test } from 'vitest';
import { analyze } from '../analyze.ts';
import type { HouseRule } from '../options.ts';

function told(text: string, houseRules: readonly HouseRule[]) {
  return analyze(text, { language: 'en', houseRules })
    .findings.filter(({ rule }) => rule === 'house-rule')
    .map((finding) => [finding.text, ...finding.suggestions]);
}

test('the writer’s own words are found in any case, also where they are spoken', () => {
  const rules = [{ find: 'e-mail', replacements: ['email'] }];

  expect(told('E-mail me. “An e-mail,” he said.', rules)).toEqual([
    ['E-mail', 'Email'],
    ['e-mail', 'email'],
  ]);
});

test('an exact entry is found as it is written', () => {
  const rules = [{ find: 'internet', replacements: ['Internet'], isExact: true }];

  expect(told('The internet, the Internet.', rules)).toEqual([['internet', 'Internet']]);
});

test('phrases, and the writer’s reason', () => {
  const rules = [{ find: 'at this time', replacements: ['now'], note: 'Say when.' }];
  const [finding] = analyze('At this time we wait.', {
    language: 'en',
    houseRules: rules,
  }).findings;

  expect(finding).toMatchObject({
    text: 'At this time',
    suggestions: ['Now'],
    reason: { code: 'house-rule-note', values: { note: 'Say when.' } },
  });
});

test.each(['Emailed.', 'e, mail', ''])('nothing in: %s', (text) => {
  expect(told(text, [{ find: 'e-mail', replacements: ['email'] }])).toEqual([]);
});
