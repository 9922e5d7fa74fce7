import { limits } from '@longhand/contract/limits';
import { documentKinds } from '@longhand/contract/values';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Place, SampleQuery, SampleSort } from './sample-store.ts';

/** What of the list is shown; all of it stands in the address. */
export type Shown = SampleQuery & { place: Place | null; page: number };

const sorts: readonly SampleSort[] = ['changedAt', 'title', 'words', 'findings', 'versions'];
const places: readonly Place[] = ['server', 'device'];

/** Reads what is shown from the address; what makes no sense there is as if it were not. */
export function shownFrom(search: Record<string, unknown>): Shown {
  const one = <T extends string>(from: readonly T[], value: unknown) =>
    from.find((known) => known === value);
  const page = Number(search['page'] ?? 1);

  return {
    search: String(search['search'] ?? '').slice(0, 100),
    kind: one(documentKinds, search['kind']) ?? null,
    place: one(places, search['place']) ?? null,
    trashed: search['trash'] !== undefined,
    sort: one(sorts, search['sort']) ?? 'changedAt',
    order: one(['ascending', 'descending'] as const, search['order']) ?? 'descending', // the two there are
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of what is shown; what is usual is left out of it. */
export function searchOf(shown: Shown): Record<string, string | number> {
  return {
    ...(shown.search === '' ? {} : { search: shown.search }),
    ...(shown.kind ? { kind: shown.kind } : {}),
    ...(shown.place ? { place: shown.place } : {}),
    ...(shown.trashed ? { trash: 'yes' } : {}),
    ...(shown.sort === 'changedAt' ? {} : { sort: shown.sort }),
    ...(shown.order === 'descending' ? {} : { order: shown.order }),
    ...(shown.page === 1 ? {} : { page: shown.page }),
  };
}

/** What is shown, and the way to show something else: another filter begins with its first page. */
export function useShown() {
  const navigate = useNavigate();
  const shown = shownFrom(useSearch({ strict: false }));

  return {
    shown,
    show: (change: Partial<Shown>, { replace = false } = {}) =>
      void navigate({
        to: '/app/writing-lab/samples' as string, // one of the routes that are made from the table
        search: searchOf({ ...shown, page: 1, ...change }),
        replace,
        resetScroll: false,
      }),
    window: { from: (shown.page - 1) * limits.pageSize, to: shown.page * limits.pageSize },
  };
}
