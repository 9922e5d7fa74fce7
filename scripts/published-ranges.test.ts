import { expect, test } from 'vitest';
import { computeRanges } from './published-ranges.ts';

const createWorks = (count: number, year: number) =>
  Array.from({ length: count }, (_, at) => ({
    file: `xx/author-${year}-${at}--novel.txt`,
    year,
    figures: { lix: at, ...(at < 5 && { mtld: at }) },
  }));

test('a range has the quartiles, minimum and maximum of all works', () => {
  const { figures, groups } = computeRanges(createWorks(11, 1900));

  expect(figures).toEqual(['lix', 'mtld']);
  expect(groups).toEqual([
    { form: 'novels', works: 11, from: 1900, to: 1900, ranges: [[11, 0, 2.5, 5, 7.5, 10], null] },
  ]);
});

test('a period is listed if it has at least ten works but not all', () => {
  const { groups } = computeRanges([...createWorks(10, 1880), ...createWorks(9, 1910)]);

  expect(groups.map(({ works, from, to }) => [works, from, to])).toEqual([
    [19, 1880, 1910],
    [10, 1880, 1880],
  ]);
});

test('nine works have no range, and stories do not count as novels', () => {
  const stories = Array.from({ length: 3 }, () => ({
    ...{ file: 'en/saki--beasts-and-super-beasts.txt', year: 1914, figures: { lix: 1 } },
  }));

  expect(computeRanges([...createWorks(9, 1900), ...stories]).groups).toEqual([]);
});
