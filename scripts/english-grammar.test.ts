import { expect, test, vi } from 'vitest';
import { openHarperInNode } from './harper-in-node.ts';

vi.setConfig({ testTimeout: 60_000 });

const grammarCases: readonly (readonly [text: string, wrong: string, rule: string])[] = [
  ['I could of been there.', 'could of', 'confused-word'],
  ['It was an long day.', 'an', 'article'],
  ['She have gone to the shop.', 'have', 'agreement'],
  ['They had went to the shop.', 'went', 'word-form'],
];

const messageCases: readonly (readonly [text: string, rule: string, detail: string])[] = [
  ['They had went to the shop.', 'word-form', 'Use the past participle “gone” instead of “went”'],
  [
    "The cat wagged it's tail.",
    'confused-word',
    'possessive pronoun “its” (without an apostrophe)',
  ],
  ["They're house is big.", 'confused-word', 'Did you mean “their”?'],
  ['He is suppose to wait here.', 'word-form', 'Did you mean “supposed to”?'],
  ['He is good in chess.', 'confused-word', 'Use “good at” to describe'],
  ['How it looks like?', 'confused-word', 'Don’t use both “how” and “like” together'],
  ['He stayed for awhile.', 'joined-words', 'spell this duration as “a while”'],
];

test('a diagnostic has its rule and a message without backticks', async () => {
  const grammarChecker = await openHarperInNode();
  for (const [text, rule, detail] of messageCases) {
    const [diagnostic] = await grammarChecker.check(text);

    expect([text, diagnostic?.rule]).toEqual([text, rule]);
    expect(diagnostic?.detail).toContain(detail);
    expect(diagnostic?.detail).not.toMatch(/[`'"]/);
  }
  await grammarChecker.close();
});

test('reports English grammar errors and accepts correct sentences', async () => {
  const grammarChecker = await openHarperInNode();
  for (const [text, wrong, rule] of grammarCases) {
    const diagnostics = await grammarChecker.check(text);
    const found = diagnostics.map(({ rule: foundRule, from, to }) => [
      text.slice(from, to),
      foundRule,
    ]);

    expect(found).toEqual([[wrong, rule]]);
  }
  for (const text of [
    'The 😀 was hers, and she had gone.',
    'An hour later, a European ship came in.',
    'His fellow man was all eager delight.',
  ]) {
    expect(await grammarChecker.check(text)).toEqual([]);
  }
  await grammarChecker.close();
});
