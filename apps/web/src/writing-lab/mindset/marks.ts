import type { Span } from '@longhand/analysis';
import type { Facet, FacetName } from '@longhand/analysis/measures/facet';
import type { Mark } from '../evidence/text-pages.ts';

type Words = {
  nameOf: (facet: FacetName, side: 'first' | 'second') => string;
  listOf: (names: readonly string[]) => string;
};

/** Every phrase that counted, in order of the text, told by its pole; one that counts for several by each of them. */
export function marksOf(
  facets: readonly Facet[],
  { nameOf, listOf }: Words,
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
