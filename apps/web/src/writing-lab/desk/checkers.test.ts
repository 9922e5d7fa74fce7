import { expect, test } from 'vitest';
import { checkers } from './checkers.ts';

test('a choice that a server says again in another order is no new one', () => {
  const given = { spelling: true, grammar: false, english: 'en-US', spanish: 'es' } as const;
  const checking = checkers(given, () => null);

  expect(checking.choose({ ...given, serverGrammar: true })).toBe(true);
  expect(checking.choose({ serverGrammar: true, ...given })).toBe(false);
  expect(checking.choose({ ...given, serverGrammar: false })).toBe(true);
});
