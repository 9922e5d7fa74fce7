import { WholeReader } from '@longhand/analysis/whole';
import { expect, test } from 'vitest';
import { readingOf } from '../reading/reading.ts';
import { easeOfParagraphs, wordsAt } from './view-data.ts';

const reader = new WholeReader();

test('each paragraph has its own ease, by sentence length and long words', async () => {
  const text = `${'The sea is low and the sky is high and we go on. '.repeat(2)}\n\nUnderstanding responsibility requires considerable concentration, determination, perseverance and uninterrupted attention throughout everything, notwithstanding innumerable interruptions.`;
  const reading = readingOf(await reader.read(text, { language: 'en' }));
  const [first, second, ...rest] = easeOfParagraphs(text, reading);

  expect(rest).toEqual([]);
  expect(first?.value).toBeCloseTo(13, 6);
  expect(second?.value).toBeGreaterThan(60);
});

test('Chinese is measured in characters, and short paragraphs not at all', async () => {
  const text = '夜里下了很大的雨，河水一直涨到桥头，没有人敢出门去看。\n\n短。';
  const reading = readingOf(await reader.read(text, { language: 'zh' }));
  const found = easeOfParagraphs(text, reading);

  expect(found.every(({ value }) => value > 10)).toBe(true);
  expect(found.length).toBeLessThanOrEqual(1);
});

test('the words of a place are cut between words', () => {
  expect(wordsAt('one two three four', { from: 4, to: 18 }, 10)).toBe('two three …');
  expect(wordsAt('one\ntwo', { from: 0, to: 7 })).toBe('one two');
});
