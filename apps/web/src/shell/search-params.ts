/**
 * What stands after the `?` of an address, as plain words: `?new=1`, not the router's own `?new=%221%22`. Every value is
 * a text; whoever wants a number reads one from it. Of a name that comes twice the last counts.
 */
export function parseSearch(written: string): Record<string, string> {
  const params = [...new URLSearchParams(written)];

  return Object.fromEntries(params.map(([name, value]) => [name, unquoted(value)]));
}

/** The address of what a screen shows; what is not set is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) params.set(name, String(value));
  }
  const written = params.toString();

  return written === '' ? '' : `?${written}`;
}

/** Links made before carry quotes around what would have read as a number or the like; they still lead somewhere. */
function unquoted(value: string): string {
  const inner = /^"(.+)"$/.exec(value)?.[1];
  if (inner === undefined) return value;

  return /^(true|false|null|-?\d+(\.\d+)?)$/.test(inner) ? inner : value;
}
