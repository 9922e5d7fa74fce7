import { type Facet, facetNames } from './facet.ts';
import { type FacetBooks, keysOfWords, matchesOf } from './facet-phrases.ts';
import { figureFrom, otherLanguage } from './figure.ts';
import type { Material } from './material.ts';

const least = 300;

/** @param books the phrases of the text's language; null where it has none */
export function mindsetOf(material: Material, books: FacetBooks | null): readonly Facet[] {
  const short = figureFrom(least, material.sums.words, () => 0);
  const keys = books && short.value !== null ? keysOfWords(material) : [];

  return facetNames.map((name) => {
    const book = books?.get(name);
    const balance = book ? short : otherLanguage;
    if (!book || balance.value === null) return { name, balance, first: [], second: [] };
    const { first, second } = matchesOf(material, keys, book);
    const all = first.length + second.length;

    return {
      name,
      balance: figureFrom(0, all, () => (first.length - second.length) / all),
      first,
      second,
    };
  });
}
