import type { Table, Value } from './chart.ts';

/**
 * Start of text that a spreadsheet may evaluate as a formula: formula signs, also full-width and small forms and after white space; and
 * tabs or line breaks, after which some programs look for a formula (OWASP, CSV injection).
 */
const formulaStart = /^(?:[\t\r\n]|[\s\u200b-\u200f\u2060\ufeff]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

/**
 * A table as a CSV file (RFC 4180), with the byte order mark by which spreadsheets know UTF-8. Days are ISO 8601, numbers plain. Text that
 * a spreadsheet would compute gets an apostrophe in front, against formula injection.
 *
 * @example toCsv({ columns: [{ name: 'Title', type: 'text' }], rows: [['=1+1']] }) // "\uFEFFTitle\r\n'=1+1\r\n"
 */
export function toCsv({ columns, rows }: Table): string {
  return byteOrderMark + toCsvRows([columns.map(({ name }) => name), ...rows]);
}

/**
 * Rows of a CSV file written in parts, escaped as in `toCsv`. The file must start with `byteOrderMark`.
 *
 * @example toCsvRows([['=1+1', -3]]) // "'=1+1,-3\r\n"
 */
export function toCsvRows(rows: readonly (readonly Value[])[]): string {
  return rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
}

export const byteOrderMark = '\uFEFF';

function csvField(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const safe = formulaStart.test(value) ? `'${value}` : value;

  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
