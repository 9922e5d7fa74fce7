/**
 * Parses the query of a URL as plain strings: `?new=1`, not the router's default `?new=%221%22`. Of a repeated name the last value counts.
 */
export function parseSearch(query: string): Record<string, string> {
  const params = [...new URLSearchParams(query)];

  return Object.fromEntries(params.map(([name, value]) => [name, unquote(value)]));
}

/** Serializes search parameters; unset values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) params.set(name, String(value));
  }
  const query = params.toString();

  return query === '' ? '' : `?${query}`;
}

/** Older links have quotes around values that look like numbers or literals. */
function unquote(value: string): string {
  const inner = /^"(.+)"$/.exec(value)?.[1];
  if (inner === undefined) return value;

  return /^(true|false|null|-?\d+(\.\d+)?)$/.test(inner) ? inner : value;
}
