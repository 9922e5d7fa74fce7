import type { Table, Value } from './chart.ts';

/** What a spreadsheet would take for the beginning of a formula, also in full width. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * A table as comma-separated values (RFC 4180), with the mark by which spreadsheets know UTF-8. Days are ISO 8601, numbers plain. Words
 * that a spreadsheet would compute get an apostrophe in front.
 *
 * @example csvOf({ columns: [{ name: 'Title', holds: 'text' }], rows: [['=1+1']] }) // "\uFEFFTitle\r\n'=1+1\r\n"
 */
export function csvOf({ columns, rows }: Table): string {
  const lines = [columns.map(({ name }) => name), ...rows].map((row) => row.map(field).join(','));

  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function field(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const safe = formula.test(value) ? `'${value}` : value;

  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
