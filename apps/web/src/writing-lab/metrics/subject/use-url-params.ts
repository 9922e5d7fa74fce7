import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';

export type UrlParams = {
  getParam: (name: string) => string | null;
  /** A null value removes the parameter. */
  setParams: (values: Readonly<Record<string, string | null>>, how?: { replace?: boolean }) => void;
};

/** Screen state in URL parameters. */
export function useUrlParams(): UrlParams {
  const navigate = useNavigate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const search: Record<string, unknown> = useSearch({ strict: false });

  return {
    getParam: (name) => {
      const value = search[name];

      return value === undefined || value === '' ? null : String(value);
    },
    setParams: (values, { replace = false } = {}) => {
      const present = Object.entries({ ...search, ...values }).filter(
        ([, value]) => value !== null,
      );

      void navigate({ to: path, search: Object.fromEntries(present), replace, resetScroll: false });
    },
  };
}

/** A selection from a list as one dot-separated URL parameter; omitted if all are selected. */
export function useListParam<Name extends string>(
  key: string,
  all: readonly Name[],
): { chosen: readonly Name[]; toggle: (name: Name, isOn: boolean) => void } {
  const { getParam, setParams } = useUrlParams();
  const words = getParam(key)?.split('.');
  const chosen = words ? all.filter((name) => words.includes(name)) : all;

  return {
    chosen,
    toggle(name, isOn) {
      const next = all.filter((one) => (one === name ? isOn : chosen.includes(one)));
      setParams(
        { [key]: next.length === all.length ? null : next.join('.') || 'none' },
        { replace: true },
      );
    },
  };
}
