import { applyDelta, createAnalyzer, emptyState } from '@longhand/analysis';
import { expect, test } from 'vitest';
import { repetitionsOf } from './repetitions.ts';

test('an echo has a place for each of its uses, in order', () => {
  const analyzer = createAnalyzer({ language: 'en', rules: { 'wide-echo': true } });
  const text = 'The lantern hung low. She took the lantern down. Nobody saw the lantern again.';
  const [echo] = repetitionsOf(applyDelta(emptyState, analyzer.open(text)));

  expect(echo?.words).toContain('lantern');
  expect(echo?.at.length).toBeGreaterThan(1);
  expect([...(echo?.at ?? [])].sort((a, b) => a - b)).toEqual(echo?.at);
});

test('a text without echoes has no map', () => {
  const analyzer = createAnalyzer({ language: 'en' });

  expect(repetitionsOf(applyDelta(emptyState, analyzer.open('Nothing returns here.')))).toEqual([]);
});
