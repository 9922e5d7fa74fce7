import type { Span } from '@longhand/analysis';
import type { Facet, FacetName } from '@longhand/analysis/measures/mindset';
import type { Mark } from '../evidence/text-pages.ts';

/** Every phrase that counted, in order of the text, told by its pole. */
export function marksOf(
  facets: readonly Facet[],
  nameOf: (facet: FacetName, side: 'first' | 'second') => string,
): readonly (Span & Mark)[] {
  const sides = ['first', 'second'] as const;

  return facets
    .flatMap((facet) =>
      sides.flatMap((tone) =>
        facet[tone].map(({ span }) => ({ ...span, tone, name: nameOf(facet.name, tone) })),
      ),
    )
    .toSorted((one, other) => one.from - other.from);
}
