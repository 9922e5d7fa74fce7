import { toCsv as csvOfTable } from '@longhand/charts/csv';
import type { CellValue } from './arrange-rows.ts';

/**
 * Rows as CSV, guarded against formula injection by the shared CSV writer.
 *
 * @example toCsv(['Title'], [['=1+1']]) // "\uFEFFTitle\r\n'=1+1\r\n"
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CellValue[])[]): string {
  return csvOfTable({ columns: header.map((name) => ({ name, type: 'text' })), rows });
}
