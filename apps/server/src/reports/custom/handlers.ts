import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { CustomReport, customReports } from '@longhand/contract/reports-custom';
import { addMilliseconds, day } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Handlers } from '../../platform/http/context.ts';
import type { Job } from '../../platform/slice.ts';
import { changeReports } from './change-reports.ts';
import { composeCustomReport, readCustomContent } from './compose.ts';
import {
  type CustomReportRow,
  countCustomReports,
  deleteOldCustomReports,
  insertCustomReport,
  listCustomReports,
  readCustomReport,
  requireSaved,
  updateCustomReport,
} from './queries.ts';
import { shareHandlers } from './share.ts';

export const customReportHandlers: Handlers<typeof customReports> = {
  ...shareHandlers,

  previewCustom({ body }, context) {
    context.requestLimits.enforceForOperation({
      name: 'report-preview',
      userId: context.caller.userId,
      perMinute: limits.reportPreviewsPerMinute,
    });

    return composeCustomReport(body, context);
  },

  async listCustom({ query: { page, size, deleted } }, { db, caller: { userId } }) {
    const options = { page, size, isDeleted: deleted === 'true' };
    const { items, total } = await listCustomReports(db, userId, options);

    return { items: items.map(presentCustomReport), total };
  },

  async readCustom({ params: { id } }, { db, caller: { userId } }) {
    return presentCustomReport(await requireSaved(db, { userId, id }));
  },

  async saveCustom({ params: { id }, body: { definition, version } }, context) {
    const { clock, caller } = context;
    const { userId } = caller;
    if (!caller.user.entitlements.customReports) throw refuse('custom_report_plan');
    await readCustomContent(definition, context);
    const now = clock.now();

    return changeReports(context, async (tx) => {
      const known = await readCustomReport(tx, { userId, id });
      if (known?.version === (version ?? 0) + 1 && isSame(known.definition, definition)) {
        return presentCustomReport(known); // repeated request
      }
      if (version !== undefined) {
        await requireSaved(tx, { userId, id });
        const own = { userId, id, version };
        const changed = await updateCustomReport(tx, own, { definition, updatedAt: now });
        if (changed === undefined) throw refuse('custom_report_changed');

        return presentCustomReport(changed);
      }
      if (known !== undefined) throw refuse('custom_report_changed');
      await requireSpace(tx, userId);
      const added = await insertCustomReport(tx, {
        ...{ id, userId, definition, version: 1 },
        ...{ createdAt: now, updatedAt: now, deletedAt: null },
      });
      if (added === undefined) throw refuse('custom_report_not_found');

      return presentCustomReport(added);
    });
  },

  removeCustom({ params: { id } }, context) {
    return changeReports(context, async (tx) => {
      const row = await readCustomReport(tx, { userId: context.caller.userId, id });
      if (row === undefined) throw refuse('custom_report_not_found');
      const deletedAt = context.clock.now();
      if (row.deletedAt === null) await updateCustomReport(tx, row, { deletedAt });

      return { success: true as const }; // a literal
    });
  },

  restoreCustom({ params: { id } }, context) {
    const { userId } = context.caller;

    return changeReports(context, async (tx) => {
      const row = await readCustomReport(tx, { userId, id });
      if (row === undefined) throw refuse('custom_report_not_found');
      if (row.deletedAt === null) return presentCustomReport(row);
      await requireSpace(tx, userId);
      const restored = await updateCustomReport(tx, row, { deletedAt: null });
      if (restored === undefined) throw refuse('custom_report_changed');

      return presentCustomReport(restored);
    });
  },
};

export const customReportJobs: readonly Job[] = [
  {
    name: 'custom-reports-purge',
    cron: '40 3 * * *',
    run: ({ db, clock }) =>
      deleteOldCustomReports(db, addMilliseconds(clock.now(), -limits.trashDays * day)),
  },
];

async function requireSpace(tx: Db, userId: string): Promise<void> {
  if ((await countCustomReports(tx, userId)) >= limits.customReportsMax) {
    throw refuse('custom_report_limit');
  }
}

/** Columns of type jsonb do not keep the order of keys. */
function isSame(one: object, other: object): boolean {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).sort());

  return sorted(one) === sorted(other);
}

function presentCustomReport(row: CustomReportRow): CustomReport {
  const { id, definition, version, createdAt, updatedAt, deletedAt } = row;

  return {
    ...{ id, definition, version },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}
