import { ProfileAnalyzer } from '@longhand/analysis/whole';
import { expect, test } from 'vitest';
import { toTextAnalysis } from '../analysis/texts/text-analysis.ts';
import { easeOfParagraphs, excerptAt } from './view-data.ts';

const reader = new ProfileAnalyzer();

test('each paragraph has its own score from sentence length and long words', async () => {
  const text = `${'The sea is low and the sky is high and we go on. '.repeat(2)}\n\nUnderstanding responsibility requires considerable concentration, determination, perseverance and uninterrupted attention throughout everything, notwithstanding innumerable interruptions.`;
  const reading = toTextAnalysis(await reader.analyze(text, { language: 'en' }));
  const [first, second, ...rest] = easeOfParagraphs(text, reading);

  expect(rest).toEqual([]);
  expect(first?.value).toBeCloseTo(13, 6);
  expect(second?.value).toBeGreaterThan(60);
});

test('Chinese is measured in characters, and short paragraphs are left out', async () => {
  const text = '夜里下了很大的雨，河水一直涨到桥头，没有人敢出门去看。\n\n短。';
  const reading = toTextAnalysis(await reader.analyze(text, { language: 'zh' }));
  const found = easeOfParagraphs(text, reading);

  expect(found.every(({ value }) => value > 10)).toBe(true);
  expect(found.length).toBeLessThanOrEqual(1);
});

test('the excerpt of a span is cut between words', () => {
  expect(excerptAt('one two three four', { from: 4, to: 18 }, 10)).toBe('two three …');
  expect(excerptAt('one\ntwo', { from: 0, to: 7 })).toBe('one two');
});
