import type { Span } from '@longhand/analysis';
import type { Facet, FacetName } from '@longhand/analysis/measures/mindset/facet';
import type { Mark } from '../metrics/evidence/text-pages.ts';

type MarkLabels = {
  nameOf: (facet: FacetName, side: 'first' | 'second') => string;
  listOf: (names: readonly string[]) => string;
};

/** Every counted phrase in text order, named by its pole; one that counts for several facets names all of them. */
export function facetMarks(
  facets: readonly Facet[],
  { nameOf, listOf }: MarkLabels,
): readonly (Span & Mark)[] {
  const sides = ['first', 'second'] as const;
  const all = facets.flatMap((facet) =>
    sides.flatMap((tone) =>
      facet[tone].map(({ span }) => ({ span, tone, name: nameOf(facet.name, tone) })),
    ),
  );
  const places = Map.groupBy(all, ({ span: { from, to } }) => `${from} ${to}`);

  return [...places.values()]
    .flatMap((marks) => {
      const [first] = marks;

      return first
        ? [{ ...first.span, tone: first.tone, name: listOf(marks.map(({ name }) => name)) }]
        : [];
    })
    .toSorted((one, other) => one.from - other.from);
}
