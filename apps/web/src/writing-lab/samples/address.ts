import { limits } from '@longhand/contract/limits';
import { documentKinds } from '@longhand/contract/values';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { localToday } from '../../platform/clock.ts';
import {
  type TableShape,
  tableSearchOf,
  tableStateFrom,
} from '../../ui/data-table/table-address.ts';
import { type ChangedSince, changedSinceFrom, instantOf } from './changed-since.ts';
import type { Place, SampleQuery, SampleSort } from './sample-store.ts';

/** What of the list is shown; all of it stands in the address. */
export type Shown = SampleQuery & {
  place: Place | null;
  project: string | null;
  tag: string | null;
  changed: ChangedSince | null;
  page: number;
};

const places: readonly Place[] = ['server', 'device'];
const shape: TableShape<SampleSort> = {
  sorts: ['changedAt', 'title', 'words', 'findings', 'versions'],
  usual: { sort: 'changedAt', order: 'descending' },
  filters: { kind: documentKinds, place: places },
};

/** Reads what is shown from the address; what makes no sense there is as if it were not. */
export function shownFrom(search: Record<string, unknown>): Shown {
  const { filters, ...shown } = tableStateFrom(search, shape);
  const changed = changedSinceFrom(search['changed']);

  return {
    ...shown,
    kind: documentKinds.find((kind) => kind === filters['kind']) ?? null,
    place: places.find((place) => place === filters['place']) ?? null,
    project: wordIn(search['project']),
    tag: wordIn(search['tag']),
    changed,
    changedSince: changed && instantOf(changed, localToday()),
    trashed: search['trash'] !== undefined,
  };
}

/** Whether some of the texts may be left out. */
export function isFiltered({ search, kind, place, project, tag, changed }: Shown): boolean {
  return search !== '' || [kind, place, project, tag, changed].some((one) => one !== null);
}

/** The address of what is shown; what is usual is left out of it. */
export function searchOf({
  kind,
  place,
  project,
  tag,
  changed,
  changedSince: _,
  trashed,
  ...shown
}: Shown): Record<string, string | number> {
  const filters = { ...(kind && { kind }), ...(place && { place }) };

  return {
    ...tableSearchOf({ ...shown, filters }, shape),
    ...(project && { project }),
    ...(tag && { tag }),
    ...(changed && { changed }),
    ...(trashed && { trash: 'yes' }),
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

/** Whose own words the address asks for: those of a project, or all; null for none. */
export function wordsAsked(search: Record<string, unknown>): string | null {
  return wordIn(search['words']);
}

function wordIn(value: unknown): string | null {
  return value === undefined || value === '' ? null : String(value);
}
