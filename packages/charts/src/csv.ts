import type { Table, Value } from './chart.ts';

/**
 * What a spreadsheet may take for the beginning of a formula: its signs, in full width and small too, also behind white space; and a tab
 * or a line break, behind which some programs look for one (OWASP, CSV injection).
 */
const formula = /^(?:[\t\r\n]|[\s\u200b-\u200f\u2060\ufeff]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/**
 * A table as a CSV file (RFC 4180), with the byte order mark by which spreadsheets know UTF-8. Days are ISO 8601, numbers plain. Text
 * that a spreadsheet would compute gets an apostrophe in front.
 *
 * @example csvOf({ columns: [{ name: 'Title', holds: 'text' }], rows: [['=1+1']] }) // "\uFEFFTitle\r\n'=1+1\r\n"
 */
export function csvOf({ columns, rows }: Table): string {
  return byteOrderMark + csvRows([columns.map(({ name }) => name), ...rows]);
}

/**
 * Rows of a CSV file that is written in parts, escaped as those of `csvOf`. The file begins with `byteOrderMark`.
 *
 * @example csvRows([['=1+1', -3]]) // "'=1+1,-3\r\n"
 */
export function csvRows(rows: readonly (readonly Value[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

export const byteOrderMark = '\uFEFF';

function field(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const safe = formula.test(value) ? `'${value}` : value;

  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
