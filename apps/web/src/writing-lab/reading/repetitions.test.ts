import '@longhand/analysis/every-language';
import { analyze } from '@longhand/analysis';
import { WholeReader } from '@longhand/analysis/whole';
import { expect, test } from 'vitest';
import { repetitionsOf } from './repetitions.ts';
import { serveReading } from './serve-reading.ts';

const text = 'The lantern hung low. She took the lantern down. Nobody saw the lantern again.';

test('an echo has a place for each of its uses, in order', () => {
  const { findings } = analyze(text, { language: 'en', rules: { 'wide-echo': true } });
  const [echo] = repetitionsOf(findings, text.length);

  expect(echo?.words).toContain('lantern');
  expect(echo?.at.length).toBeGreaterThan(1);
  expect([...(echo?.at ?? [])].sort((a, b) => a - b)).toEqual(echo?.at);
});

test('a text without echoes has no map', () => {
  expect(repetitionsOf(analyze('Nothing returns here.', { language: 'en' }).findings, 21)).toEqual(
    [],
  );
});

test('what returns is drawn, but counted as a finding only where it is one by default', async () => {
  const answer = await serveReading(new WholeReader())({
    id: 1,
    text,
    options: { language: 'en' },
  });
  if (!('reading' in answer)) throw new Error(answer.failure);

  expect(answer.reading.details.repetitions.map(({ words }) => words)).toEqual(['lantern']);
  expect(answer.reading.details.found.echo).toBeUndefined();
});
