import type { Value } from './arrange-rows.ts';

/**
 * Rows as comma-separated values (RFC 4180), with a mark at the start by which spreadsheets know UTF-8. Words that a spreadsheet would
 * take for a formula get an apostrophe in front, so that a title can never compute anything.
 *
 * @example csvOf(['Title'], [['=1+1']]) // "\uFEFFTitle\r\n'=1+1\r\n"
 */
export function csvOf(head: readonly string[], rows: readonly (readonly Value[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(field).join(','));

  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function field(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;

  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
