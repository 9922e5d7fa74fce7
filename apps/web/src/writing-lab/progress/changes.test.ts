import { expect, test } from 'vitest';
import { buildReading } from '../reading/testkit.ts';
import { changesOf, improvedOf, risenOf, toPractise } from './changes.ts';

test('what became fewer in nearly all pairs has improved, what became more has risen', () => {
  const changes = changesOf(
    [9, 8, 9, 8, 3, 2, 3, 2, 3].map((echoes) => reading({ echo: echoes, adverb: 10 - echoes })),
  );

  expect(improvedOf(changes).map(({ category }) => category)).toEqual(['echo']);
  expect(risenOf(changes).map(({ category }) => category)).toEqual(['adverb']);
  expect(improvedOf(changes)[0]).toMatchObject({ before: 8.5, now: 3, counts: [4, 5], fewer: 1 });
});

test('spelling and grammar, which only the analyzer checks, are not compared', () => {
  const changes = changesOf(
    [1, 1, 1, 1, 9, 9, 9, 9, 9].map((count) => reading({ spelling: count, grammar: count })),
  );

  expect(risenOf(changes)).toEqual([]);
});

test('too few texts on either side say nothing', () => {
  expect(changesOf([9, 8, 3, 2, 3, 2, 3].map((echo) => reading({ echo })))).toEqual([]);
});

test('texts that are too short for a rate are left out, those without a finding count as none', () => {
  const short = { ...reading({}), figures: {} };
  const changes = changesOf([
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

test('what stands most often in the last texts is to be practised', () => {
  expect(toPractise([reading({ echo: 4, passive: 9, typography: 20 })])).toEqual({
    category: 'passive',
    rate: 9,
  });
  expect(toPractise([reading({})])).toBeNull();
});

/** A text with so many findings of each category in a thousand words. */
function reading(rates: Record<string, number>) {
  const named = Object.entries(rates).map(([name, value]) => [`find-${name}`, value]);

  return buildReading({ 'find-all': 1, ...Object.fromEntries(named) });
}
