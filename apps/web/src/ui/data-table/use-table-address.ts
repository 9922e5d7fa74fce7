import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import {
  type TableShape,
  type TableState,
  tableSearchOf,
  tableStateFrom,
} from './table-address.ts';

export type Show = (change: Partial<TableState>, options?: { replace?: boolean }) => void;

/** What the address says of a table, and the way to show something else: anything but a page begins with the first. */
export function useTableAddress(shape: TableShape): { shown: TableState; show: Show } {
  const navigate = useNavigate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const shown = tableStateFrom(useSearch({ strict: false }), shape);

  return {
    shown,
    show: (change, { replace = false } = {}) =>
      void navigate({
        to: path,
        search: tableSearchOf({ ...shown, page: 1, ...change }, shape),
        replace,
        resetScroll: false,
      }),
  };
}
