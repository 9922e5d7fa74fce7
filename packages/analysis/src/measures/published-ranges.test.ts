import { expect, test } from 'vitest';
import { languageCodes } from '../options.ts';
import { loadPublishedRanges } from './published-ranges.ts';

const languages = languageCodes.filter((language) => language !== 'und');

test.each(languages)(
  'novels in %s have sorted ranges, each of at least ten works',
  async (language) => {
    const novels = await loadPublishedRanges(language, 'novels');
    if (!novels) throw new Error(`There are no novels of ${language}.`);

    expect(novels.works).toBeGreaterThanOrEqual(10);
    expect(novels.ranges['mean-sentence-length']?.count).toBe(novels.works);
    expect(novels.source).not.toBe('');
    for (const group of [novels, ...novels.periods]) {
      expect(group.from).toBeLessThan(group.to);
      for (const [name, { count, least, low, middle, high, most }] of Object.entries(
        group.ranges,
      )) {
        expect([name, count >= 10 && count <= group.works]).toEqual([name, true]);
        expect([name, ...[least, low, middle, high, most].toSorted((a, b) => a - b)]).toEqual([
          ...[name, least, low, middle, high, most],
        ]);
      }
    }
    expect(Object.keys(novels.ranges).filter((name) => name.startsWith('find-'))).toEqual([]);
  },
);

test('periods are subsets of all works', async () => {
  const novels = await loadPublishedRanges('en', 'novels');
  const periods = novels?.periods ?? [];

  expect(periods.length).toBeGreaterThan(1);
  for (const { works, from, to } of periods) {
    expect(works).toBeLessThan(novels?.works ?? 0);
    expect(from).toBeGreaterThanOrEqual(novels?.from ?? 0);
    expect(to).toBeLessThanOrEqual(novels?.to ?? 0);
  }
});

test('essays have ranges only in languages with at least ten works', async () => {
  expect((await loadPublishedRanges('ar', 'essays'))?.works).toBeGreaterThanOrEqual(10);
  expect(await loadPublishedRanges('en', 'essays')).toBeNull();
  expect(await loadPublishedRanges('und', 'novels')).toBeNull();
});
