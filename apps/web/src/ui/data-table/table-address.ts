import type { Order } from '../table.tsx';

/** What of a table is shown; all of it stands in the address. A filter that is not set is not there. */
export type TableState<Sort extends string = string> = {
  search: string;
  filters: Readonly<Record<string, string>>;
  sort: Sort;
  order: Order;
  page: number;
};

/** What a table can show: its columns to sort by, its filters with their values, and what is usual. */
export type TableShape<Sort extends string = string> = {
  sorts: readonly Sort[];
  usual: { sort: Sort; order: Order };
  filters: Readonly<Record<string, readonly string[]>>;
};

const searchMax = 100;
const orders = ['ascending', 'descending'] as const satisfies readonly Order[];

/**
 * Reads from the address what a table shows; what makes no sense there is as if it were not.
 *
 * @example tableStateFrom({ page: -4 }, shape).page // 1
 */
export function tableStateFrom<Sort extends string>(
  search: Readonly<Record<string, unknown>>,
  { sorts, usual, filters }: TableShape<Sort>,
): TableState<Sort> {
  const page = Number(search['page'] ?? 1);
  const set = Object.entries(filters).flatMap(([name, values]) => {
    const value = values.find((known) => known === search[name]);

    return value === undefined ? [] : [[name, value] as const];
  });

  return {
    search: String(search['search'] ?? '').slice(0, searchMax),
    filters: Object.fromEntries(set),
    sort: sorts.find((known) => known === search['sort']) ?? usual.sort,
    order: orders.find((known) => known === search['order']) ?? usual.order,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of what a table shows; what is usual is left out of it. */
export function tableSearchOf<Sort extends string>(
  { search, filters, sort, order, page }: TableState<Sort>,
  { usual }: Pick<TableShape<Sort>, 'usual'>,
): Record<string, string | number> {
  return {
    ...(search === '' ? {} : { search }),
    ...filters,
    ...(sort === usual.sort ? {} : { sort }),
    ...(order === usual.order ? {} : { order }),
    ...(page === 1 ? {} : { page }),
  };
}
