import { csvOf as csvOfTable } from '@longhand/charts/csv';
import type { Value } from './arrange-rows.ts';

/**
 * Rows as comma-separated values, guarded against formulas by the one writer there is.
 *
 * @example csvOf(['Title'], [['=1+1']]) // "\uFEFFTitle\r\n'=1+1\r\n"
 */
export function csvOf(head: readonly string[], rows: readonly (readonly Value[])[]): string {
  return csvOfTable({ columns: head.map((name) => ({ name, holds: 'text' })), rows });
}
