import { partsPerUnit } from '@longhand/contract/measure-parts';
import type { CellValue } from '@longhand/text-files/write-workbook';
import type { Db } from '../../platform/db/db.ts';
import { readProjectTitles } from '../../projects/index.ts';
import { type ExportedEntry, type ExportFilter, readEntriesAfter } from './queries.ts';

/** Columns of exported entries. Their names do not change, because other programs read them. */
export const entryColumns = [
  { name: 'date', type: 'day' },
  { name: 'measure', type: 'text' },
  { name: 'unit', type: 'text' },
  { name: 'amount', type: 'number' },
  { name: 'project', type: 'text', width: 24 },
  { name: 'tags', type: 'text', width: 24 },
  { name: 'note', type: 'text', width: 40 },
  { name: 'mood', type: 'integer' },
  { name: 'source', type: 'text' },
  { name: 'id', type: 'text', width: 38 },
] as const;

/** Entries by day as rows, in pages so that years of entries are never in memory at once. */
export async function* listEntryRows(db: Db, filter: ExportFilter): AsyncGenerator<CellValue[]> {
  const titles = await readProjectTitles(db, filter.userId);
  for await (const entries of entryPages(db, filter)) {
    for (const entry of entries) yield entryRow(entry, titles);
  }
}

export async function* entryPages(db: Db, filter: ExportFilter): AsyncGenerator<ExportedEntry[]> {
  let last: ExportedEntry | undefined;
  while (true) {
    const entries = await readEntriesAfter(db, filter, last);
    if (entries.length === 0) return;
    yield entries;
    last = entries.at(-1);
  }
}

function entryRow(entry: ExportedEntry, titles: ReadonlyMap<string, string>): CellValue[] {
  const { entryOn, measure, unit, amount, tags, note, mood, source, clientId } = entry;
  const project = titles.get(entry.projectId ?? '') ?? '';

  return [
    ...[entryOn, measure === 'time' ? 'minutes' : measure, unit, amount / partsPerUnit[measure]],
    ...[project, tags.join('; '), note, mood, source, clientId],
  ].map((value) => (value === '' ? null : value));
}
