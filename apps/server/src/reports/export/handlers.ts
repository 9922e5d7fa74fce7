import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import {
  type ExportChoice,
  exportSections,
  type ReportExport,
  type reportExports,
} from '@longhand/contract/reports-export';
import { daysBetween } from '@longhand/goals/days';
import { v7 as newId } from 'uuid';
import { localDayAt } from '../../goals/index.ts';
import { addMilliseconds, day } from '../../platform/clock.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { publishLiveEvent } from '../../platform/live/signals.ts';
import { requireProjects } from '../../projects/index.ts';
import { readChartFigures } from './chart-figures.ts';
import {
  changeExport,
  countExports,
  deleteExport,
  deleteParts,
  insertExport,
  listExports,
  lockExports,
  type ReportExportRow,
  readExport,
} from './export-queries.ts';
import { exportJob } from './jobs.ts';
import { countRows } from './section-tables.ts';

type UserContext = Context<'user'>;

export const exportHandlers: Handlers<typeof reportExports> = {
  async listExports(_, { db, caller }) {
    return { items: (await listExports(db, caller.userId, limits.exportsMax)).map(present) };
  },

  async createExport({ body }, context) {
    const { db, clock, caller, jobs, reply } = context;
    const { userId, preferences } = caller;
    const choice = {
      ...body,
      sections: exportSections.filter((section) => body.sections.includes(section)),
    };
    requireRange(choice, localDayAt(clock.now(), preferences));
    await requireProjects(db, userId, [choice.projectId]);
    const totalRows = await countRows(db, { userId, choice, timeZone: preferences.timeZone });
    if (totalRows === 0) throw refuse('export_empty');
    const source = { db, userId, choice, preferences, now: clock.now() };
    if (choice.format === 'png' && (await readChartFigures(source)) === null) {
      throw refuse('export_empty');
    }

    return db.transaction(async (tx) => {
      await lockExports(tx, userId);
      if ((await countExports(tx, userId)) >= limits.exportsMax) throw refuse('export_limit');
      const now = clock.now();
      const row: ReportExportRow = {
        ...{ id: newId(), userId, choice, status: 'waiting', runId: null, runs: 0 },
        ...{ doneRows: 0, totalRows, fileType: null, size: null, createdAt: now, readyAt: null },
        expiresAt: addMilliseconds(now, limits.exportDays * day),
      };
      await insertExport(tx, row);
      await jobs.enqueue(tx, exportJob, { id: row.id }, { group: userId });
      reply.setLiveEvent(await publishLiveEvent(tx, { userId, stale: ['reports'], now }));

      return present(row);
    });
  },

  cancelExport: ({ params: { id } }, context) =>
    change(context, id, async (tx, key) => {
      const to = { status: 'canceled', runId: null, doneRows: 0 } as const;
      const row = await changeExport(tx, key, { from: ['waiting', 'running'], to });
      if (row !== undefined) await deleteParts(tx, id);

      return row;
    }),

  retryExport: ({ params: { id } }, context) =>
    change(context, id, async (tx, key) => {
      const expiresAt = addMilliseconds(context.clock.now(), limits.exportDays * day);
      const to = { status: 'waiting', runId: null, runs: 0, doneRows: 0, expiresAt } as const;
      const row = await changeExport(tx, key, { from: ['failed', 'canceled'], to });
      if (row !== undefined) {
        await context.jobs.enqueue(tx, exportJob, { id }, { group: key.userId });
      }

      return row;
    }),

  removeExport({ params: { id } }, { db, clock, caller: { userId }, reply }) {
    return db.transaction(async (tx) => {
      if (!(await deleteExport(tx, { userId, id }))) throw refuse('export_not_found');
      const now = clock.now();
      reply.setLiveEvent(await publishLiveEvent(tx, { userId, stale: ['reports'], now }));

      return { success: true as const };
    });
  },
};

/** A change of one export of the caller; without effect if `apply` changes nothing. */
function change(
  { db, clock, caller: { userId }, reply }: UserContext,
  id: string,
  apply: (
    tx: UserContext['db'],
    key: { userId: string; id: string },
  ) => Promise<ReportExportRow | undefined>,
): Promise<ReportExport> {
  return db.transaction(async (tx) => {
    const key = { userId, id };
    const changed = await apply(tx, key);
    const row = changed ?? (await readExport(tx, key));
    if (row === undefined) throw refuse('export_not_found');
    const now = clock.now();
    reply.setLiveEvent(await publishLiveEvent(tx, { userId, stale: ['reports'], now }));

    return present(row);
  });
}

function requireRange({ from, to }: ExportChoice, today: string): void {
  if (from === null) return;
  const end = to ?? (from > today ? from : today);
  if (end < from) throw refuse('range_reversed');
  if (daysBetween(from, end) >= limits.insightDaysMax) throw refuse('range_too_long');
}

function present(row: ReportExportRow): ReportExport {
  const { id, choice, status, doneRows, totalRows, fileType, size } = row;

  return {
    ...{ id, choice, status, doneRows: Math.min(doneRows, totalRows), totalRows, fileType, size },
    createdAt: row.createdAt.toISOString(),
    readyAt: row.readyAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  };
}
