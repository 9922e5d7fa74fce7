import { expect, test } from 'vitest';
import { checkers } from './checkers.ts';

test('a choice that a server says again in another order is no new one', () => {
  const given = { spelling: true, grammar: false, english: 'en-US', spanish: 'es' } as const;
  const checking = checkers(given, () => null);

  expect(checking.choose({ ...given, serverGrammar: true })).toBe('checkers');
  expect(checking.choose({ serverGrammar: true, ...given })).toBeNull();
  expect(checking.choose({ ...given, serverGrammar: false })).toBe('checkers');
});

test('other rules leave the checkers as they are', () => {
  const given = { spelling: true, grammar: false, english: 'en-US', spanish: 'es' } as const;
  const checking = checkers(given, () => null);

  expect(checking.choose({ ...given, rules: { echo: false, 'wide-echo': true } })).toBe('rules');
  expect(checking.choose({ ...given, rules: { 'wide-echo': true, echo: false } })).toBeNull();
  expect(checking.rules()).toEqual({ echo: false, 'wide-echo': true });
  expect(checking.choose(given)).toBe('rules');
});
