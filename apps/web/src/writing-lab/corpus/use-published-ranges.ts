import type { LanguageCode } from '@longhand/analysis';
import type { PublishedForm, PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import type { DocumentKind } from '@longhand/contract/values';
import { useQuery } from '@tanstack/react-query';

const formOf: Readonly<Partial<Record<DocumentKind, PublishedForm>>> = {
  fiction: 'novels',
  essay: 'essays',
  blog: 'essays',
};

/** Where the measures of published works of a language and a kind lie; null where there are none, and until they are fetched. */
export function usePublishedRanges(
  of: { language: LanguageCode; kind: DocumentKind } | null,
): PublishedRanges | null {
  const form = of ? formOf[of.kind] : undefined;
  const { data = null } = useQuery({
    queryKey: ['lab-published', of?.language, form],
    queryFn: async () => {
      if (!of || form === undefined) return null;
      const { loadPublishedRanges } = await import('@longhand/analysis/measures/published-ranges');

      return loadPublishedRanges(of.language, form);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

  return data;
}
