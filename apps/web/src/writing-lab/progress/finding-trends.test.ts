import { expect, test } from 'vitest';
import { buildTextAnalysis } from '../analysis/texts/text-analysis-builder.ts';
import { chooseExercise, findTrends, selectImproved, selectWorsened } from './finding-trends.ts';

test('a category that decreased in nearly all pairs has improved, one that increased has worsened', () => {
  const changes = findTrends(
    [9, 8, 9, 8, 3, 2, 3, 2, 3].map((echoes) => reading({ echo: echoes, adverb: 10 - echoes })),
  );

  expect(selectImproved(changes).map(({ category }) => category)).toEqual(['echo']);
  expect(selectWorsened(changes).map(({ category }) => category)).toEqual(['adverb']);
  expect(selectImproved(changes)[0]).toMatchObject({
    before: 8.5,
    now: 3,
    counts: [4, 5],
    fewerShare: 1,
  });
});

test('spelling and grammar are not compared because only the analyzer checks them', () => {
  const changes = findTrends(
    [1, 1, 1, 1, 9, 9, 9, 9, 9].map((count) => reading({ spelling: count, grammar: count })),
  );

  expect(selectWorsened(changes)).toEqual([]);
});

test('too few texts on either side give no trend', () => {
  expect(findTrends([9, 8, 3, 2, 3, 2, 3].map((echo) => reading({ echo })))).toEqual([]);
});

test('texts too short for a rate are left out, and texts without findings count as zero', () => {
  const short = { ...reading({}), figures: {} };
  const changes = findTrends([
    reading({ echo: 4 }),
    reading({}),
    reading({ echo: 4 }),
    short,
    ...Array.from({ length: 5 }, () => reading({})),
  ]);

  expect(changes.find(({ category }) => category === 'echo')).toMatchObject({
    before: 4,
    counts: [3, 5],
  });
});

test('the most frequent category of the latest texts is chosen for practice', () => {
  expect(chooseExercise([reading({ echo: 4, passive: 9, typography: 20 })])).toEqual({
    category: 'passive',
    rate: 9,
  });
  expect(chooseExercise([reading({})])).toBeNull();
});

/** A text with these rates of findings per 1,000 words. */
function reading(rates: Record<string, number>) {
  const named = Object.entries(rates).map(([name, value]) => [`find-${name}`, value]);

  return buildTextAnalysis({ 'find-all': 1, ...Object.fromEntries(named) });
}
