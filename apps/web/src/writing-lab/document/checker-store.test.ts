import { expect, test } from 'vitest';
import { createCheckerStore } from './checker-store.ts';

test('the same settings in another order do not count as a change', () => {
  const given = { spelling: true, grammar: false, english: 'en-US', spanish: 'es' } as const;
  const checking = createCheckerStore(given, () => null);

  expect(checking.updateSettings({ ...given, serverGrammar: true })).toBe('checkers');
  expect(checking.updateSettings({ serverGrammar: true, ...given })).toBeNull();
  expect(checking.updateSettings({ ...given, serverGrammar: false })).toBe('checkers');
});

test('changed rules do not restart the checkers', () => {
  const given = { spelling: true, grammar: false, english: 'en-US', spanish: 'es' } as const;
  const checking = createCheckerStore(given, () => null);

  expect(checking.updateSettings({ ...given, rules: { echo: false, 'wide-echo': true } })).toBe(
    'rules',
  );
  expect(
    checking.updateSettings({ ...given, rules: { 'wide-echo': true, echo: false } }),
  ).toBeNull();
  expect(checking.rules()).toEqual({ echo: false, 'wide-echo': true });
  expect(checking.updateSettings(given)).toBe('rules');
});
