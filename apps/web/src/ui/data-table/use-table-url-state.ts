import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import {
  parseTableState,
  type TableOptions,
  type TableState,
  tableStateToSearch,
} from './table-url-state.ts';

export type SetTableState = (change: Partial<TableState>, options?: { replace?: boolean }) => void;

/** The table state from the URL, and its setter. Any change except of the page returns to page 1. */
export function useTableUrlState(shape: TableOptions): {
  tableState: TableState;
  setTableState: SetTableState;
} {
  const navigate = useNavigate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const tableState = parseTableState(useSearch({ strict: false }), shape);

  return {
    tableState,
    setTableState: (change, { replace = false } = {}) =>
      void navigate({
        to: path,
        search: tableStateToSearch({ ...tableState, page: 1, ...change }, shape),
        replace,
        resetScroll: false,
      }),
  };
}
