import { ProfileAnalyzer } from '@longhand/analysis/whole';
import { expect, test } from 'vitest';
import { toTextAnalysis } from '../analysis/texts/text-analysis.ts';
import { analysisCacheKey } from './analysis-cache-key.ts';

const text = 'The skerries lay low, and the old organiser was very tired of the café.';

test('the cache key contains only words that can occur in the text', async () => {
  const english = await analyzeIn('en', text);
  const cacheKey = (words: Parameters<typeof analysisCacheKey>[1]) =>
    analysisCacheKey(english, words);

  expect(cacheKey({})).toBe('');
  expect(cacheKey({ dictionary: ['haar', 'Bramwell'] })).toBe('');
  expect(cacheKey({ dictionary: ['Skerry'] })).toContain('Skerry');
  expect(cacheKey({ dictionary: ['cafés'] })).toContain('cafés');
  expect(cacheKey({ houseRules: [{ find: 'old boat', replacements: [] }] })).toBe('');
  expect(cacheKey({ houseRules: [{ find: 'Old organiser', replacements: [] }] })).toContain('Old');
});

test('an ignored finding is part of the key if it covers a whole rule or words that can occur in the text', async () => {
  const english = await analyzeIn('en', text);
  const keyWithIgnored = (key: string) =>
    analysisCacheKey(english, { ignored: { here: new Set(), always: new Set([key]) } });

  expect(keyWithIgnored('intensifier:very')).toContain('very');
  expect(keyWithIgnored('intensifier:really')).toBe('');
  expect(keyWithIgnored('adverb:')).toContain('adverb');
});

test('in a language that joins words, every own word is part of the key', async () => {
  const chinese = await analyzeIn('zh', '雾从海上来，灯塔看不见了。');

  expect(analysisCacheKey(chinese, { dictionary: ['潮水'] })).toContain('潮水');
});

async function analyzeIn(language: 'en' | 'zh', words: string) {
  return toTextAnalysis(await new ProfileAnalyzer().analyze(words, { language }));
}
