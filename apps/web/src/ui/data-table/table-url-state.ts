import type { SortOrder } from '../table.tsx';

/** What a table shows, all of it kept in the URL. Unset filters are left out. */
export type TableState<Sort extends string = string> = {
  search: string;
  filters: Readonly<Record<string, string>>;
  sort: Sort;
  order: SortOrder;
  page: number;
};

/** The sort columns, filter values and default sort of a table. */
export type TableOptions<Sort extends string = string> = {
  sorts: readonly Sort[];
  defaultSort: { sort: Sort; order: SortOrder };
  filters: Readonly<Record<string, readonly string[]>>;
};

const searchMax = 100;
const orders = ['ascending', 'descending'] as const satisfies readonly SortOrder[];

/**
 * Parses the table state from the URL; invalid values are ignored.
 *
 * @example parseTableState({ page: -4 }, shape).page // 1
 */
export function parseTableState<Sort extends string>(
  search: Readonly<Record<string, unknown>>,
  { sorts, defaultSort, filters }: TableOptions<Sort>,
): TableState<Sort> {
  const page = Number(search['page'] ?? 1);
  const activeFilters = Object.entries(filters).flatMap(([name, values]) => {
    const value = values.find((known) => known === search[name]);

    return value === undefined ? [] : [[name, value] as const];
  });

  return {
    search: String(search['search'] ?? '').slice(0, searchMax),
    filters: Object.fromEntries(activeFilters),
    sort: sorts.find((known) => known === search['sort']) ?? defaultSort.sort,
    order: orders.find((known) => known === search['order']) ?? defaultSort.order,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The search parameters of a table state, without defaults. */
export function tableStateToSearch<Sort extends string>(
  { search, filters, sort, order, page }: TableState<Sort>,
  { defaultSort }: Pick<TableOptions<Sort>, 'defaultSort'>,
): Record<string, string | number> {
  return {
    ...(search === '' ? {} : { search }),
    ...filters,
    ...(sort === defaultSort.sort ? {} : { sort }),
    ...(order === defaultSort.order ? {} : { order }),
    ...(page === 1 ? {} : { page }),
  };
}
