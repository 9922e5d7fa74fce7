import { hash, randomBytes } from 'node:crypto';
import { refuse } from '@longhand/contract/errors';
import { rawRoutes } from '@longhand/contract/raw-routes';
import type { customReports, ReportShare } from '@longhand/contract/reports-custom';
import { addMilliseconds, day } from '../../platform/clock.ts';
import type { Handlers, Services } from '../../platform/http/context.ts';
import { changeReports } from './change-reports.ts';
import { composeCustomReport } from './compose.ts';
import { requireSaved } from './queries.ts';
import {
  deleteReportShare,
  type ReportShareRow,
  readReportShare,
  replaceReportShare,
} from './share-queries.ts';

const tokenBytes = 24;

type ShareHandlers = Pick<
  Handlers<typeof customReports>,
  'readShare' | 'shareCustom' | 'revokeShare'
>;

export const shareHandlers: ShareHandlers = {
  async readShare({ params: { id } }, { caller: { userId }, ...services }) {
    await requireSaved(services.db, { userId, id });
    const row = await readReportShare(services.db, { userId, reportId: id });

    return { share: row === undefined ? null : presentShare(row, services) };
  },

  async shareCustom({ params: { id }, body: { expiresInDays } }, context) {
    const { db, vault, clock, caller } = context;
    const { userId } = caller;
    const { definition } = await requireSaved(db, { userId, id });
    if (!caller.user.entitlements.customReports) throw refuse('custom_report_plan');
    const now = clock.now();
    const report = await composeCustomReport(definition, context);
    const known = await readReportShare(db, { userId, reportId: id });
    const kept = known !== undefined && isOpen(known, now) ? known : undefined;
    const token = randomBytes(tokenBytes).toString('base64url');
    const row: ReportShareRow = {
      ...{ reportId: id, userId, report, createdAt: now },
      tokenHash: kept?.tokenHash ?? hashShareToken(token),
      sealedToken: kept?.sealedToken ?? vault.seal('report-share', userId, token),
      expiresAt:
        expiresInDays === undefined ? (kept?.expiresAt ?? null) : expiryOf(expiresInDays, now),
    };
    await changeReports(context, (tx) => replaceReportShare(tx, row));

    return { share: presentShare(row, context) };
  },

  revokeShare({ params: { id } }, context) {
    const { userId } = context.caller;

    return changeReports(context, async (tx) => {
      await requireSaved(tx, { userId, id });
      await deleteReportShare(tx, { userId, reportId: id });

      return { success: true as const }; // a literal
    });
  },
};

export function hashShareToken(token: string): string {
  return hash('sha256', token);
}

function expiryOf(days: number | null, now: Date): Date | null {
  return days === null ? null : addMilliseconds(now, days * day);
}

function isOpen({ expiresAt }: ReportShareRow, now: Date): boolean {
  return expiresAt === null || expiresAt > now;
}

function presentShare(
  row: ReportShareRow,
  { vault, config, clock }: Pick<Services, 'vault' | 'config' | 'clock'>,
): ReportShare {
  const { userId, sealedToken, createdAt, expiresAt } = row;
  const token = vault.tryOpen('report-share', userId, sealedToken);
  const path = rawRoutes.sharedReport.path;

  return {
    address:
      token === undefined ? null : new URL(path.replace(':token', token), config.PUBLIC_URL).href,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    isExpired: !isOpen(row, clock.now()),
  };
}
