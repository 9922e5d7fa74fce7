import { expect, test } from 'vitest';
import { checkedCategories, withZeroRates } from './checked-categories.ts';
import type { TextAnalysis } from './text-analysis.ts';
import { buildTextAnalysis } from './text-analysis-builder.ts';

test('categories that are not checked for a language or kind are left out', () => {
  expect(checkedCategories('en', 'fiction')).toEqual(expect.arrayContaining(['echo', 'dialogue']));
  expect(checkedCategories('en', 'essay')).not.toContain('dialogue');
  expect(checkedCategories('und', 'fiction')).not.toContain('passive');
  expect(checkedCategories('en', 'fiction')).not.toContain('spelling');
  expect(checkedCategories('en', 'fiction')).not.toContain('house');
  expect(checkedCategories('en', 'fiction')).toContain('grammar'); // homophone rules need no checker
});

test('a text without findings of a category has a rate of zero', () => {
  const { figures } = withZeroRates(
    buildTextAnalysis({ 'find-all': 4, 'find-echo': 4 }),
    'fiction',
  );

  expect([figures['find-echo'], figures['find-passive']]).toEqual([{ value: 4 }, { value: 0 }]);
  expect(figures['find-spelling']).toBeUndefined();
});

test('a text too short for the total rate is too short for each category', () => {
  const short = { code: 'too-short', unit: 'words', needs: 100, has: 20 } as const;
  const figures: TextAnalysis['figures'] = { 'find-all': { value: null, absent: short } };
  const reading: TextAnalysis = { ...buildTextAnalysis({}), figures };

  expect(withZeroRates(reading, 'fiction').figures['find-echo']).toEqual({
    value: null,
    absent: short,
  });
});
