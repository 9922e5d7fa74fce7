import { limits } from '@longhand/contract/limits';
import { type Columns, guessColumns, readRecords } from '@longhand/progress-files/columns';
import { readDailyLines } from '@longhand/progress-files/nanowrimo';
import { recognize } from '@longhand/progress-files/recognize';
import { type ProgressRecord, type Reading, UnreadableFile } from '@longhand/progress-files/record';
import type { Table } from '@longhand/progress-files/table';

/** What the writer brought, as far as it is understood. */
export type Source =
  | { origin: 'trackbear' | 'novelwriter'; name: string; records: ProgressRecord[] }
  | { origin: 'table'; name: string; table: Table; columns: Columns }
  | { origin: 'nanowrimo'; name: string; text: string; mode: ProgressRecord['mode'] };

/** Twenty years of a diligent log are a few megabytes. */
const bytesMax = 50_000_000;

/** @throws UnreadableFile with the reason why the file can not be used. */
export async function sourceOf(file: File): Promise<Source> {
  if (file.size > bytesMax) throw new UnreadableFile('too_large');
  const name = file.name.slice(0, limits.fileNameMax);
  const found = recognize(new Uint8Array(await file.arrayBuffer()));
  if (found.kind !== 'table') return { origin: found.kind, name, records: found.records };

  return { origin: 'table', name, table: found.table, columns: guessColumns(found.table) };
}

/** The list that a writer pasted; a total that only ever grows is taken for one. */
export function sourceOfText(text: string): Source {
  const { records } = readDailyLines(text, 'add');
  const amounts = records.map(({ amount }) => amount);
  const isRunning =
    amounts.length > 2 && amounts.every((amount, at) => amount >= (amounts[at - 1] ?? 0));

  return { origin: 'nanowrimo', name: '', text, mode: isRunning ? 'set_total' : 'add' };
}

/** What there is to bring in, and what could not be read. */
export function readingOf(source: Source): Reading {
  if (source.origin === 'table') return readRecords(source.table, source.columns);
  if (source.origin === 'nanowrimo') return readDailyLines(source.text, source.mode);

  return { records: source.records, problems: [] };
}
