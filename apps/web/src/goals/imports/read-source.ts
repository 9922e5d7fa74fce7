import { limits } from '@longhand/contract/limits';
import { type ColumnMapping, guessColumns, readRecords } from '@longhand/progress-files/columns';
import { detectFormat } from '@longhand/progress-files/detect-format';
import { readDailyLines } from '@longhand/progress-files/nanowrimo';
import {
  type ProgressRecord,
  type ReadResult,
  UnreadableFileError,
} from '@longhand/progress-files/record';
import type { Table } from '@longhand/progress-files/table';

/** A recognized import source. */
export type ImportSource =
  | { origin: 'trackbear' | 'novelwriter'; name: string; records: ProgressRecord[] }
  | { origin: 'table'; name: string; table: Table; columns: ColumnMapping }
  | { origin: 'nanowrimo'; name: string; text: string; mode: ProgressRecord['mode'] };

/** Twenty years of daily entries take a few megabytes. */
const maxBytes = 50_000_000;

/** @throws UnreadableFile with the reason */
export async function readSource(file: File): Promise<ImportSource> {
  if (file.size > maxBytes) throw new UnreadableFileError('too_large');
  const name = file.name.slice(0, limits.fileNameMax);
  const recognized = detectFormat(new Uint8Array(await file.arrayBuffer()));
  if (recognized.kind !== 'table')
    return { origin: recognized.kind, name, records: recognized.records };

  return {
    origin: 'table',
    name,
    table: recognized.table,
    columns: guessColumns(recognized.table),
  };
}

/** A pasted list. Amounts that never decrease are taken as running totals. */
export function sourceFromText(text: string): ImportSource {
  const { records } = readDailyLines(text, 'add');
  const amounts = records.map(({ amount }) => amount);
  const isRunningTotal =
    amounts.length > 2 && amounts.every((amount, at) => amount >= (amounts[at - 1] ?? 0));

  return { origin: 'nanowrimo', name: '', text, mode: isRunningTotal ? 'set_total' : 'add' };
}

/** Parses the records and the problems of a source. */
export function parseSource(source: ImportSource): ReadResult {
  if (source.origin === 'table') return readRecords(source.table, source.columns);
  if (source.origin === 'nanowrimo') return readDailyLines(source.text, source.mode);

  return { records: source.records, problems: [] };
}
