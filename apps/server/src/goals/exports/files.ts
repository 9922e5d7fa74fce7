import { Readable } from 'node:stream';
import { byteOrderMark, toCsvRows } from '@longhand/charts/csv';
import { refuse } from '@longhand/contract/errors';
import { partsPerUnit } from '@longhand/contract/measure-parts';
import { rawRoutes } from '@longhand/contract/raw-routes';
import { type CellValue, writeWorkbook } from '@longhand/text-files/write-workbook';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import type { Services } from '../../platform/http/context.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import { readProjectTitles } from '../../projects/index.ts';
import { listAllImports } from '../imports/queries.ts';
import { listGoalRows } from '../queries.ts';
import { type ExportedEntry, readEntriesAfter } from './queries.ts';

const columns = [
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

/** The user's progress as CSV, XLSX and JSON, streamed so that years of entries are never in memory at once. */
export async function addProgressFiles(app: FastifyInstance, services: Services): Promise<void> {
  const { db, clock } = services;
  const contentDisposition = (ending: string) => {
    const on = clock.now().toISOString().slice(0, 10);

    return `attachment; filename="longhand-progress-${on}.${ending}"`;
  };

  addPlainRoute(app, services, rawRoutes.exportCsv, async ({ caller }, reply) => {
    if (caller === null) throw refuse('unauthenticated');

    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', contentDisposition('csv'))
      .send(Readable.from(csvChunks(db, caller.userId)));
  });

  addPlainRoute(app, services, rawRoutes.exportXlsx, async ({ caller }, reply) => {
    if (caller === null) throw refuse('unauthenticated');
    const sheet = { name: 'Progress', columns, rows: sheetRows(db, caller.userId) };

    return reply
      .type(rawRoutes.exportXlsx.contentType)
      .header('content-disposition', contentDisposition('xlsx'))
      .send(Readable.from(writeWorkbook({ sheets: [sheet], at: clock.now() })));
  });

  addPlainRoute(app, services, rawRoutes.exportJson, async ({ caller }, reply) => {
    if (caller === null) throw refuse('unauthenticated');
    const { userId, preferences } = caller;
    const head = { exportedAt: clock.now().toISOString(), zone: preferences.timeZone };

    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', contentDisposition('json'))
      .send(Readable.from(jsonChunks(db, userId, head)));
  });
}

async function* csvChunks(db: Db, userId: string): AsyncGenerator<string> {
  yield byteOrderMark + toCsvRows([columns.map(({ name }) => name)]);
  const titles = await readProjectTitles(db, userId);
  for await (const entries of entryPages(db, userId)) {
    yield toCsvRows(entries.map((entry) => entryRow(entry, titles)));
  }
}

async function* sheetRows(db: Db, userId: string): AsyncGenerator<CellValue[]> {
  const titles = await readProjectTitles(db, userId);
  for await (const entries of entryPages(db, userId)) {
    for (const entry of entries) {
      yield entryRow(entry, titles).map((value) => (value === '' ? null : value));
    }
  }
}

function entryRow(entry: ExportedEntry, titles: ReadonlyMap<string, string>): CellValue[] {
  const { entryOn, measure, unit, amount, tags, note, mood, source, clientId } = entry;
  const shown = amount / partsPerUnit[measure];
  const project = titles.get(entry.projectId ?? '') ?? '';

  return [
    ...[entryOn, measure === 'time' ? 'minutes' : measure, unit, shown, project],
    ...[tags.join('; '), note, mood, source, clientId],
  ];
}

/** Amounts are in parts, as in the API (`partsOf`). */
async function* jsonChunks(
  db: Db,
  userId: string,
  head: { exportedAt: string; zone: string },
): AsyncGenerator<string> {
  const goals = (await listGoalRows(db, userId)).map(({ userId: _, ...goal }) => goal);
  const projects = [...(await readProjectTitles(db, userId))].map(([id, title]) => ({ id, title }));
  const imports = (await listAllImports(db, userId)).map(({ userId: _, ...run }) => run);
  const header = JSON.stringify({
    schema: 'longhand-progress/1',
    ...head,
    projects,
    goals,
    imports,
  });
  yield `${header.slice(0, -1)},"entries":[`;
  let isFirst = true;
  for await (const entries of entryPages(db, userId)) {
    const text = entries.map((entry) => JSON.stringify(entry)).join(',\n');
    yield isFirst ? text : `,\n${text}`;
    isFirst = false;
  }
  yield ']}\n';
}

async function* entryPages(db: Db, userId: string): AsyncGenerator<ExportedEntry[]> {
  let last: ExportedEntry | undefined;
  while (true) {
    const entries = await readEntriesAfter(db, userId, last);
    if (entries.length === 0) return;
    yield entries;
    last = entries.at(-1);
  }
}
