import { useNavigate, useSearch } from '@tanstack/react-router';
import type { OpenRequest } from '../document/open-text.ts';

/** The text requested by the URL: `?sample=`, `?draft=`, `?new=`, or none. */
export function useOpenRequest(): { request: OpenRequest; replaceUrl: (address: string) => void } {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const getParam = (name: string) =>
    search[name] === undefined || search[name] === '' ? null : String(search[name]);

  return {
    request: { sample: getParam('sample'), draft: getParam('draft'), isNew: 'new' in search },
    replaceUrl: (address) =>
      void navigate({
        to: '/app/writing-lab/analyzer' as string, // routes are generated from the table, so the path is not a known literal
        search: Object.fromEntries(new URLSearchParams(address)),
        replace: true,
        resetScroll: false,
      }),
  };
}

/** The query string for a requested text. */
export function toQueryString({ sample, draft, isNew }: OpenRequest): string {
  if (sample !== null) return `sample=${sample}`;
  if (isNew) return 'new=1';

  return draft === null ? '' : `draft=${draft}`;
}
