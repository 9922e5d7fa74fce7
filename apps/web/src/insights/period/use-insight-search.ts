import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type InsightSearch, insightQueryOf, parseInsightSearch } from './insight-search.ts';

/** Range, comparison and filters of the screen, from the address. */
export function useInsightSearch() {
  const params: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const search = parseInsightSearch(params);
  const go = (next: Readonly<Record<string, string>>) =>
    void navigate({ to: path, search: next, replace: true, resetScroll: false });

  return {
    search,
    query: insightQueryOf(search),
    /** Other parameters of the screen. */
    getParam: (name: string) => (params[name] === undefined ? null : String(params[name])),
    change: (patch: Partial<InsightSearch>) => go(insightQueryOf({ ...search, ...patch })),
    setParam(name: string, value: string | null) {
      const rest = Object.entries(params).flatMap(([key, one]) =>
        key === name || one === undefined ? [] : [[key, String(one)]],
      );
      go(Object.fromEntries(value === null ? rest : [...rest, [name, value]]));
    },
  };
}
