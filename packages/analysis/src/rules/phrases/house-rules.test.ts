import { expect, test } from 'vitest';
import { analyze } from '../../analyze.ts';
import type { HouseRule } from '../../options.ts';

function findHouseRules(text: string, houseRules: readonly HouseRule[]) {
  return analyze(text, { language: 'en', houseRules })
    .findings.filter(({ rule }) => rule === 'house-rule')
    .map((finding) => [finding.text, ...finding.suggestions]);
}

test('matches house rules regardless of case, including in dialogue', () => {
  const rules = [{ find: 'e-mail', replacements: ['email'] }];

  expect(findHouseRules('E-mail me. “An e-mail,” he said.', rules)).toEqual([
    ['E-mail', 'Email'],
    ['e-mail', 'email'],
  ]);
});

test('matches an exact entry only as written', () => {
  const rules = [{ find: 'internet', replacements: ['Internet'], isExact: true }];

  expect(findHouseRules('The internet, the Internet.', rules)).toEqual([['internet', 'Internet']]);
});

test('matches phrases and reports the user’s note', () => {
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

test.each(['Emailed.', 'e, mail', ''])('no finding in: %s', (text) => {
  expect(findHouseRules(text, [{ find: 'e-mail', replacements: ['email'] }])).toEqual([]);
});
