import type { LanguageCode } from '@longhand/analysis';
import type { PublishedForm, PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import type { DocumentKind } from '@longhand/contract/values';
import { useQuery } from '@tanstack/react-query';

const publishedFormOf: Readonly<Partial<Record<DocumentKind, PublishedForm>>> = {
  fiction: 'novels',
  essay: 'essays',
  blog: 'essays',
};

type Selector = { language: LanguageCode; kind: DocumentKind };

/** The ranges of metrics in published works of a language and kind; null where there are none and until they are loaded. */
export function usePublishedRanges(selector: Selector | null): PublishedRanges | null {
  return usePublishedRangesQuery(selector).data ?? null;
}

export function usePublishedRangesQuery(selector: Selector | null) {
  const form = selector ? publishedFormOf[selector.kind] : undefined;

  return useQuery({
    queryKey: ['lab-published', selector?.language, form],
    queryFn: async () => {
      if (!selector || form === undefined) return null;
      const { loadPublishedRanges } = await import('@longhand/analysis/measures/published-ranges');

      return loadPublishedRanges(selector.language, form);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
