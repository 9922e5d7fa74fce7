import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Wanted } from './desk/opening.ts';

/** The text that the address asks for: `?sample=`, `?draft=`, `?new=`, or none. */
export function useWanted(): { wanted: Wanted; replace: (address: string) => void } {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const named = (name: string) =>
    search[name] === undefined || search[name] === '' ? null : String(search[name]);

  return {
    wanted: { sample: named('sample'), draft: named('draft'), isNew: 'new' in search },
    replace: (address) =>
      void navigate({
        to: '/app/writing-lab/analyzer' as string, // one of the routes that are made from the table
        search: Object.fromEntries(new URLSearchParams(address)),
        replace: true,
        resetScroll: false,
      }),
  };
}

/** What the address says, as its query. */
export function addressOf({ sample, draft, isNew }: Wanted): string {
  if (sample !== null) return `sample=${sample}`;
  if (isNew) return 'new=1';

  return draft === null ? '' : `draft=${draft}`;
}
