import { limits } from '@longhand/contract/limits';
import { documentKinds } from '@longhand/contract/values';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { deviceToday } from '../../../platform/clock.ts';
import {
  parseTableState,
  type TableOptions,
  tableStateToSearch,
} from '../../../ui/data-table/table-url-state.ts';
import type {
  SampleQuery,
  SampleSort,
  StorageLocation,
} from '../../storage/samples/sample-store.ts';
import { type ChangedSince, parseChangedSince, startInstant } from './changed-since.ts';

/** The state of the list: filters, order and page. All of it is in the URL. */
export type SampleListState = SampleQuery & {
  place: StorageLocation | null;
  project: string | null;
  tag: string | null;
  changed: ChangedSince | null;
  page: number;
};

const locations: readonly StorageLocation[] = ['server', 'device'];
const tableShape: TableOptions<SampleSort> = {
  sorts: ['changedAt', 'title', 'words', 'findings', 'versions'],
  defaultSort: { sort: 'changedAt', order: 'descending' },
  filters: { kind: documentKinds, place: locations },
};

/** Parses the list state from the URL; invalid values are ignored. */
export function parseListState(search: Record<string, unknown>): SampleListState {
  const { filters, ...shown } = parseTableState(search, tableShape);
  const changed = parseChangedSince(search['changed']);

  return {
    ...shown,
    kind: documentKinds.find((kind) => kind === filters['kind']) ?? null,
    place: locations.find((place) => place === filters['place']) ?? null,
    project: nonEmptyParam(search['project']),
    tag: nonEmptyParam(search['tag']),
    changed,
    changedSince: changed && startInstant(changed, deviceToday()),
    trashed: search['trash'] !== undefined,
  };
}

/** Whether a filter or search is active. */
export function isFiltered({
  search,
  kind,
  place,
  project,
  tag,
  changed,
}: SampleListState): boolean {
  return search !== '' || [kind, place, project, tag, changed].some((one) => one !== null);
}

/** The URL parameters of a list state, without defaults. */
export function toSearchParams({
  kind,
  place,
  project,
  tag,
  changed,
  changedSince: _,
  trashed,
  ...shown
}: SampleListState): Record<string, string | number> {
  const filters = { ...(kind && { kind }), ...(place && { place }) };

  return {
    ...tableStateToSearch({ ...shown, filters }, tableShape),
    ...(project && { project }),
    ...(tag && { tag }),
    ...(changed && { changed }),
    ...(trashed && { trash: 'yes' }),
  };
}

/** The list state and its setter; changing a filter returns to the first page. */
export function useSampleListState() {
  const navigate = useNavigate();
  const listState = parseListState(useSearch({ strict: false }));

  return {
    listState,
    setListState: (change: Partial<SampleListState>, { replace = false } = {}) =>
      void navigate({
        to: '/app/writing-lab/samples' as string, // routes are generated from the table, so the path is not a known literal
        search: toSearchParams({ ...listState, page: 1, ...change }),
        replace,
        resetScroll: false,
      }),
    window: { from: (listState.page - 1) * limits.pageSize, to: listState.page * limits.pageSize },
  };
}

/** The own-words dialog requested by the URL: a project id or `all`; null for none. */
export function parseOwnWordsScope(search: Record<string, unknown>): string | null {
  return nonEmptyParam(search['words']);
}

function nonEmptyParam(value: unknown): string | null {
  return value === undefined || value === '' ? null : String(value);
}
