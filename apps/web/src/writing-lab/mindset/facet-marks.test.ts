import type { Facet } from '@longhand/analysis/measures/mindset/facet';
import { expect, test } from 'vitest';
import { facetMarks } from './facet-marks.ts';

const words = {
  nameOf: (facet: string, side: string) => `${facet} ${side}`,
  listOf: (names: readonly string[]) => names.join(' + '),
};

test('a phrase that counts for two facets names both, in text order', () => {
  const facets = [
    facet('focus', [at(8, 14)], [at(20, 24)]),
    facet('drive', [at(8, 14), at(0, 4)], []),
  ];

  expect(facetMarks(facets, words)).toEqual([
    { from: 0, to: 4, tone: 'first', name: 'drive first' },
    { from: 8, to: 14, tone: 'first', name: 'focus first + drive first' },
    { from: 20, to: 24, tone: 'second', name: 'focus second' },
  ]);
});

function facet(name: Facet['name'], first: Facet['first'], second: Facet['second']): Facet {
  return { name, balance: { value: 0 }, first, second };
}

function at(from: number, to: number): Facet['first'][number] {
  return { span: { from, to }, text: '' };
}
