import { useSearch } from '@tanstack/react-router';

/** The id of the report in the address. */
export function useNamedReport(): string | null {
  const params: Record<string, unknown> = useSearch({ strict: false });
  const { report } = params;

  return typeof report === 'string' && report !== '' ? report : null;
}
