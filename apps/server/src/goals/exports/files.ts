import { Readable } from 'node:stream';
import { byteOrderMark, toCsvRows } from '@longhand/charts/csv';
import { refuse } from '@longhand/contract/errors';
import { rawRoutes } from '@longhand/contract/raw-routes';
import { writeWorkbook } from '@longhand/text-files/write-workbook';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import type { Services } from '../../platform/http/context.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import { readProjectTitles } from '../../projects/index.ts';
import { listAllImports } from '../imports/queries.ts';
import { listGoalRows } from '../queries.ts';
import { entryColumns, entryPages, listEntryRows } from './entry-rows.ts';

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
    const sheet = {
      name: 'Progress',
      columns: entryColumns,
      rows: listEntryRows(db, allOf(caller.userId)),
    };

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
  yield byteOrderMark + toCsvRows([entryColumns.map(({ name }) => name)]);
  for await (const row of listEntryRows(db, allOf(userId))) yield toCsvRows([row]);
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
  for await (const entries of entryPages(db, allOf(userId))) {
    const text = entries.map((entry) => JSON.stringify(entry)).join(',\n');
    yield isFirst ? text : `,\n${text}`;
    isFirst = false;
  }
  yield ']}\n';
}

const allOf = (userId: string) => ({ userId, from: null, to: null, projectId: null, tag: null });
