import { ProfileAnalyzer } from '@longhand/analysis/whole';
import { expect, test } from 'vitest';
import { toTextAnalysis } from '../analysis/texts/text-analysis.ts';
import { mergeFrequencies, mergeShares } from './merge-frequencies.ts';

const reader = new ProfileAnalyzer();
const read = async (text: string) => toTextAnalysis(await reader.analyze(text, { language: 'en' }));

test('word frequencies are added up', async () => {
  const merged = mergeFrequencies([await read('The sea and the sky.'), await read('The sea.')]);

  expect(merged.words).toBe(7);
  expect(merged.uses[0]).toEqual(['the', 3]);
});

test('function-word shares equal those of the joined text', async () => {
  const [one, other] = [await read('The sea and the sky are here.'), await read('The sea.')];
  const whole = await read('The sea and the sky are here. The sea.');

  expect(mergeShares([one, other])?.article).toBeCloseTo(whole.functionWords?.article ?? 0, 8);
  expect(mergeShares([])).toBeNull();
});
