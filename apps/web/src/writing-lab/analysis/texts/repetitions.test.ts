import '@longhand/analysis/every-language';
import { analyze } from '@longhand/analysis';
import { ProfileAnalyzer } from '@longhand/analysis/whole';
import { expect, test } from 'vitest';
import { createAnalysisHandler } from './analysis-worker-handler.ts';
import { collectRepetitions } from './repetitions.ts';

const text = 'The lantern hung low. She took the lantern down. Nobody saw the lantern again.';

test('an echo has a position for each use, in order', () => {
  const { findings } = analyze(text, { language: 'en', rules: { 'wide-echo': true } });
  const [echo] = collectRepetitions(findings, text.length);

  expect(echo?.words).toContain('lantern');
  expect(echo?.at.length).toBeGreaterThan(1);
  expect([...(echo?.at ?? [])].sort((a, b) => a - b)).toEqual(echo?.at);
});

test('a text without echoes has no repetitions', () => {
  expect(
    collectRepetitions(analyze('Nothing returns here.', { language: 'en' }).findings, 21),
  ).toEqual([]);
});

test('a repetition is charted, but counts as a finding only if its rule is on by default', async () => {
  const answer = await createAnalysisHandler(new ProfileAnalyzer())({
    id: 1,
    text,
    options: { language: 'en' },
  });
  if (!('reading' in answer)) throw new Error(answer.failure);

  expect(answer.reading.details.repetitions.map(({ words }) => words)).toEqual(['lantern']);
  expect(answer.reading.details.findingSpans.echo).toBeUndefined();
});
