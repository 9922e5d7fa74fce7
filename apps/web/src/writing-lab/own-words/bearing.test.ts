import { WholeReader } from '@longhand/analysis/whole';
import { expect, test } from 'vitest';
import { readingOf } from '../reading/reading.ts';
import { bearingOn } from './bearing.ts';

const text = 'The skerries lay low, and the old organiser was very tired of the café.';

test('only what may stand in a text bears on it', async () => {
  const english = await readingIn('en', text);
  const bearing = (words: Parameters<typeof bearingOn>[1]) => bearingOn(english, words);

  expect(bearing({})).toBe('');
  expect(bearing({ dictionary: ['haar', 'Bramwell'] })).toBe('');
  expect(bearing({ dictionary: ['Skerry'] })).toContain('Skerry');
  expect(bearing({ dictionary: ['cafés'] })).toContain('cafés');
  expect(bearing({ houseRules: [{ find: 'old boat', replacements: [] }] })).toBe('');
  expect(bearing({ houseRules: [{ find: 'Old organiser', replacements: [] }] })).toContain('Old');
});

test('what is put aside bears on a text as a rule, or by words that it may have', async () => {
  const english = await readingIn('en', text);
  const putAside = (key: string) =>
    bearingOn(english, { ignored: { here: new Set(), always: new Set([key]) } });

  expect(putAside('intensifier:very')).toContain('very');
  expect(putAside('intensifier:really')).toBe('');
  expect(putAside('adverb:')).toContain('adverb');
});

test('everything bears on a text whose words are joined to others', async () => {
  const chinese = await readingIn('zh', '雾从海上来，灯塔看不见了。');

  expect(bearingOn(chinese, { dictionary: ['潮水'] })).toContain('潮水');
});

async function readingIn(language: 'en' | 'zh', words: string) {
  return readingOf(await new WholeReader().read(words, { language }));
}
