import { WholeReader } from '@longhand/analysis/whole';
import { expect, test } from 'vitest';
import { readingOf } from '../reading/reading.ts';
import { mergedFrequencies, mergedShares } from './merge-readings.ts';

const reader = new WholeReader();
const read = async (text: string) => readingOf(await reader.read(text, { language: 'en' }));

test('uses of words are added up', async () => {
  const merged = mergedFrequencies([await read('The sea and the sky.'), await read('The sea.')]);

  expect(merged.words).toBe(7);
  expect(merged.uses[0]).toEqual(['the', 3]);
});

test('shares of small words are those of both texts taken as one', async () => {
  const [one, other] = [await read('The sea and the sky are here.'), await read('The sea.')];
  const whole = await read('The sea and the sky are here. The sea.');

  expect(mergedShares([one, other])?.article).toBeCloseTo(whole.functionWords?.article ?? 0, 8);
  expect(mergedShares([])).toBeNull();
});
