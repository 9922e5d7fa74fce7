import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';

export type SearchState = {
  named: (name: string) => string | null;
  /** What is null leaves the address. */
  change: (values: Readonly<Record<string, string | null>>, how?: { replace?: boolean }) => void;
};

/** What the screen shows, kept in the address. */
export function useSearchState(): SearchState {
  const navigate = useNavigate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const search: Record<string, unknown> = useSearch({ strict: false });

  return {
    named: (name) => {
      const value = search[name];

      return value === undefined || value === '' ? null : String(value);
    },
    change: (values, { replace = false } = {}) => {
      const kept = Object.entries({ ...search, ...values }).filter(([, value]) => value !== null);

      void navigate({ to: path, search: Object.fromEntries(kept), replace, resetScroll: false });
    },
  };
}

/** Some of a list, in the address as one word with commas; all of them is no word at all. */
export function useChosen<Name extends string>(
  key: string,
  all: readonly Name[],
): { chosen: readonly Name[]; toggle: (name: Name, isOn: boolean) => void } {
  const { named, change } = useSearchState();
  const words = named(key)?.split('.');
  const chosen = words ? all.filter((name) => words.includes(name)) : all;

  return {
    chosen,
    toggle(name, isOn) {
      const next = all.filter((one) => (one === name ? isOn : chosen.includes(one)));
      change(
        { [key]: next.length === all.length ? null : next.join('.') || 'none' },
        { replace: true },
      );
    },
  };
}
