import { refuse } from '@longhand/contract/errors';
import { reportUnits } from '@longhand/contract/progress-values';
import type { ReportHead } from '@longhand/contract/reports';
import { reportEndpoints } from '@longhand/contract/reports-all';
import { runForDueUsers } from '../platform/jobs/due-users.ts';
import { publishLiveEvent } from '../platform/live/signals.ts';
import { defineSlice } from '../platform/slice.ts';
import { addCustomFileRoute } from './custom/custom-file.ts';
import { customReportHandlers, customReportJobs } from './custom/handlers.ts';
import { eraseCustomReports, exportCustomReports } from './custom/queries.ts';
import { addSharedReportRoute } from './custom/shared-report.ts';
import { addExportFileRoute } from './export/export-file.ts';
import { exportHandlers } from './export/handlers.ts';
import { exportJobs } from './export/jobs.ts';
import { addReportFileRoute } from './file/report-file.ts';
import { isOutdated, isPaused, makeReports, nextReportDays, remakeReport } from './make-reports.ts';
import {
  erase,
  exportOf,
  insertFirstSchedules,
  listDueUsers,
  listReportHeads,
  type ReportHeadRow,
  readNeighbors,
  readReport,
  updateReport,
  updateSchedule,
} from './queries.ts';
import { createPdfWriter } from './report-pdf.ts';

const latestSize = 4;

/**
 * Reports of each completed week, month and year of writing, created in the writer’s time zone and stored. Custom reports, whose sections and
 * range the writer chooses, with a PDF and a share link that shows a copy to anyone who has it. Exports of the user’s own data as files made
 * by a job. Refuses impossible ranges, and saving or sharing without a plan that includes it; other users’ reports are reported as not found.
 */
export const slice = defineSlice({
  name: 'reports',
  about: 'Reports of the user’s weeks, months and years of writing, custom reports, and exports.',
  endpoints: reportEndpoints,
  handlers: {
    ...customReportHandlers,
    ...exportHandlers,

    async list({ query: { period, before, size } }, { db, clock, caller }) {
      const { userId, preferences } = caller;
      const after = before === undefined ? undefined : await readReport(db, { userId, id: before });
      if (before !== undefined && after === undefined) throw refuse('report_not_found');
      const rows = await listReportHeads(db, userId, { period, after, size: size + 1 });
      const items = rows.slice(0, size);
      const latest = await Promise.all(
        reportUnits.map(async (unit) => ({
          unit,
          heads: await listReportHeads(db, userId, { period: unit, size: latestSize }),
        })),
      );

      return {
        items: items.map(presentHead),
        next: rows.length > size ? (items.at(-1)?.id ?? null) : null,
        nextOn: nextReportDays({ preferences, now: clock.now() }),
        paused: latest.filter(({ heads }) => isPaused(heads)).map(({ unit }) => unit),
      };
    },

    async create(_, { caller: { userId }, ...services }) {
      return { created: await makeReports(services, userId) };
    },

    async read({ params: { id } }, { db, caller: { userId } }) {
      const row = await readReport(db, { userId, id });
      if (!row) throw refuse('report_not_found');

      return {
        ...presentHead(row),
        content: row.content,
        ...(await readNeighbors(db, row)),
        isOutdated: await isOutdated(db, row),
      };
    },

    open({ params: { id } }, { db, clock, caller: { userId }, reply }) {
      return db.transaction(async (tx) => {
        const row = await readReport(tx, { userId, id });
        if (!row) throw refuse('report_not_found');
        if (row.openedAt === null) {
          const now = clock.now();
          await updateReport(tx, { userId, id, openedAt: now });
          reply.setLiveEvent(await publishLiveEvent(tx, { userId, stale: ['reports'], now }));
        }

        return { success: true as const };
      });
    },

    async update({ params: { id } }, { db, clock, caller: { userId, preferences } }) {
      const row = await readReport(db, { userId, id });
      if (!row) throw refuse('report_not_found');
      const changes = await remakeReport({ db }, { userId, preferences, now: clock.now() }, row);

      return presentHead({ ...row, ...changes });
    },
  },
  async addPlainRoutes(app, services) {
    const pdfWriter = createPdfWriter(app, services);
    addReportFileRoute(app, services, pdfWriter);
    addCustomFileRoute(app, services, pdfWriter);
    addSharedReportRoute(app, services);
    await addExportFileRoute(app, services);
  },
  notifications: ['report_ready', 'export_ready'],
  personal: {
    exportOf: async (db, userId) => ({
      ...(await exportOf(db, userId)),
      ...(await exportCustomReports(db, userId)),
    }),
    async erase(tx, userId) {
      await eraseCustomReports(tx, userId);
      await erase(tx, userId);
    },
  },
  jobs: [
    ...customReportJobs,
    ...exportJobs,
    {
      name: 'reports-make',
      cron: '*/5 * * * *',
      run: async (services) => {
        await insertFirstSchedules(services.db, services.clock.now());
        await runForDueUsers(services, {
          listDue: (now, most) => listDueUsers(services.db, now, most),
          run: (userId) => makeReports(services, userId),
          postpone: (userId, until) => updateSchedule(services.db, userId, until),
        });
      },
    },
  ],
});

function presentHead(row: ReportHeadRow): ReportHead {
  const { id, period, from, to, amount, measure, unit, writingDays, isEmpty } = row;

  return {
    ...{ id, period, from, to, amount, measure, unit, writingDays, isEmpty },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
  };
}
