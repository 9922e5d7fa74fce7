import { limits } from '@longhand/contract/limits';
import { createDocumentRenderer } from '@longhand/documents/document-renderer';
import { v7 as newId } from 'uuid';
import { notify } from '../../notifications/index.ts';
import { addMilliseconds, day } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { storeFileParts } from '../../platform/file-parts.ts';
import type { Services } from '../../platform/http/context.ts';
import { publishLiveEvent } from '../../platform/live/signals.ts';
import { readPreferences } from '../../settings/index.ts';
import {
  insertPart,
  type ReportExportRow,
  readExport,
  startRun,
  updateRun,
} from './export-queries.ts';

/** After as many runs that failed or were killed, the export has failed until its owner starts it again. */
const maxRuns = 3;
const rowsPerUpdate = 1_000;
/** Nobody waits for a document of an export; a busy machine needs long for one of 1,500 rows. */
const documentTimeMs = 120_000;

/** Stops a run whose export was canceled or deleted, or that another run has replaced. */
class ExportStopped extends Error {}

type Run = { row: ReportExportRow; runId: string };

/**
 * Makes the file of an export. A run that follows a killed one deletes what that wrote and begins again; only the last one can write. The
 * file can be downloaded when all of it is stored.
 */
export async function runExport(services: Services, id: string): Promise<void> {
  const runId = newId();
  const row = await services.db.transaction((tx) => startRun(tx, { id, runId }));
  if (row === undefined) return;
  const run = { row, runId };
  if (row.runs > maxRuns) return failRun(services, run);

  try {
    await writeFile(services, run);
  } catch (error) {
    if (error instanceof ExportStopped) return;
    if (row.runs < maxRuns) throw error;
    services.log.warn({ err: error, export: id }, 'Export failed');
    await failRun(services, run);
  }
}

async function writeFile(services: Services, run: Run): Promise<void> {
  const { db, clock, config } = services;
  const { id, userId, choice, totalRows } = run.row;
  const { createExportFile } = await import('./export-files.ts'); // charts and React are loaded with the first export only
  const renderer = createDocumentRenderer({ time: documentTimeMs });
  let doneRows = 0;

  try {
    const { fileType, content } = await createExportFile({
      ...{ db, userId, choice, renderer, now: clock.now() },
      preferences: await readPreferences(db, userId),
      host: new URL(config.PUBLIC_URL).host,
      onRow() {
        doneRows += 1;
        if (doneRows % rowsPerUpdate === 0) return updateProgress(services, run, doneRows);
      },
    });
    const size = await storeFileParts(content, (part) =>
      db.transaction(async (tx) => {
        await requireUpdate(tx, run, { doneRows });
        await insertPart(tx, { exportId: id, ...part });
      }),
    );
    const readyAt = clock.now();
    const expiresAt = addMilliseconds(readyAt, limits.exportDays * day);
    const ready = { status: 'ready', doneRows: totalRows, fileType, size, readyAt } as const;
    await db.transaction(async (tx) => {
      await requireUpdate(tx, run, { ...ready, expiresAt });
      const params = { format: choice.format, expiresAt: expiresAt.toISOString() };
      await notify(tx, services, { userId, kind: 'export_ready', params, about: id });
      await publishLiveEvent(tx, { userId, stale: ['reports'], now: readyAt });
    });
  } finally {
    await renderer.close();
  }
}

/** Stores how many rows are written, and shows it on open pages. */
async function updateProgress({ db, clock }: Services, run: Run, doneRows: number): Promise<void> {
  await db.transaction(async (tx) => {
    await requireUpdate(tx, run, { doneRows });
    await publishLiveEvent(tx, { userId: run.row.userId, stale: ['reports'], now: clock.now() });
  });
}

async function requireUpdate(
  tx: Db,
  { row: { id }, runId }: Run,
  changes: Partial<ReportExportRow>,
): Promise<void> {
  if (!(await updateRun(tx, { id, runId }, changes))) throw new ExportStopped();
}

async function failRun({ db, clock }: Services, { row, runId }: Run): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await readExport(tx, row);
    if (known === undefined) return;
    await updateRun(tx, { id: row.id, runId }, { status: 'failed' });
    await publishLiveEvent(tx, { userId: row.userId, stale: ['reports'], now: clock.now() });
  });
}
