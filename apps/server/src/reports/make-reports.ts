import { type ReportUnit, reportUnits } from '@longhand/contract/progress-values';
import type { ReportContent } from '@longhand/contract/report-content';
import type { Preferences } from '@longhand/contract/settings';
import { addDays, type LocalDay } from '@longhand/goals/days';
import { instantAt } from '@longhand/goals/local-day';
import { v7 as newId } from 'uuid';
import { listDaySums, localDayAt } from '../goals/index.ts';
import { notify } from '../notifications/index.ts';
import type { Db } from '../platform/db/db.ts';
import type { Services } from '../platform/http/context.ts';
import { publishLiveEvent } from '../platform/live/signals.ts';
import { readPreferences } from '../settings/index.ts';
import {
  buildReportContent,
  isEmptyReport,
  type ReportPeriod,
  type ReportUser,
  reportPeriodAt,
} from './content.ts';
import {
  insertReport,
  listReportHeads,
  type ReportHeadRow,
  type ReportRow,
  updateReport,
  updateSchedule,
} from './queries.ts';

/** After this number of empty reports in a row, no more are created until the writer logs something. */
const emptyReportsMax = 4;
/** A report is created an hour after its period, so that it contains late entries. */
const delayMinutes = 60;
/** Number of latest reports that are updated after a change: more than a year of weeks, months and years. */
const maxUpdated = 70;

/**
 * Creates the missing reports of a user’s completed periods, updates those with changed entries, and schedules the next run: an hour after
 * the start of the user’s next day. Returns how many were created.
 */
export async function makeReports(services: Services, userId: string): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  const preferences = await readPreferences(db, userId);
  const user = { userId, preferences, now };
  await updateReports(services, user);
  let made = 0;
  for (const unit of reportUnits) {
    if (await makeReport(services, user, lastEndedPeriod(unit, user))) made++;
  }
  await db.transaction((tx) => updateSchedule(tx, userId, nextDueAt(preferences, now)));

  return made;
}

/** The latest period that ended at least an hour ago. */
function lastEndedPeriod(unit: ReportUnit, { preferences, now }: ReportUser): ReportPeriod {
  const hourAgo = new Date(now.getTime() - delayMinutes * 60_000);
  const current = reportPeriodAt(unit, localDayAt(hourAgo, preferences), preferences);

  return reportPeriodAt(unit, addDays(current.from, -1), preferences);
}

function nextDueAt(preferences: Preferences, now: Date): Date {
  const { dayStartMinutes, timeZone } = preferences;
  const minutes = dayStartMinutes + delayMinutes;
  const today = instantAt(localDayAt(now, preferences), minutes, timeZone);

  return today > now
    ? today
    : instantAt(addDays(localDayAt(now, preferences), 1), minutes, timeZone);
}

async function makeReport(
  services: Services,
  user: ReportUser,
  period: ReportPeriod,
): Promise<boolean> {
  const { db } = services;
  const { userId, now } = user;
  const latest = await listReportHeads(db, userId, {
    period: period.period,
    size: emptyReportsMax,
  });
  if (latest.some(({ from }) => from >= period.from)) return false;
  const content = await buildReportContent(db, user, period);
  const isEmpty = isEmptyReport(content);
  if (isEmpty && (latest.length === 0 || isPaused(latest))) return false;

  return await db.transaction(async (tx) => {
    const id = newId();
    const isNew = await insertReport(tx, {
      ...{ id, userId, ...period, content, ...headOf(content) },
      ...{ createdAt: now, updatedAt: null, openedAt: null },
    });
    if (!isNew) return false;
    await publishLiveEvent(tx, { userId, stale: ['reports'], now });
    const { totals, measure, unit } = content;
    await notify(tx, services, {
      userId,
      kind: 'report_ready',
      about: id,
      params: {
        period: period.period,
        ...{ from: period.from, to: period.to, measure, unit },
        ...{ amount: totals.amount, days: totals.writingDays },
        isLast: isEmpty && isPaused([{ isEmpty }, ...latest]),
      },
    });

    return true;
  });
}

/** Whether the latest reports of a period, newest first, were all empty. */
export function isPaused(latest: readonly Pick<ReportHeadRow, 'isEmpty'>[]): boolean {
  return latest.length >= emptyReportsMax && latest.slice(0, emptyReportsMax).every(isEmptyHead);
}

function isEmptyHead({ isEmpty }: Pick<ReportHeadRow, 'isEmpty'>): boolean {
  return isEmpty;
}

/** Updates reports with changed entries. */
async function updateReports(services: Services, user: ReportUser): Promise<void> {
  const { db } = services;
  const heads = await listReportHeads(db, user.userId, { size: maxUpdated });
  for (const head of heads) {
    if (await isOutdated(db, head)) await remakeReport(services, user, head);
  }
}

/** Updates a stored report from the current entries of its period. */
export async function remakeReport(
  { db }: Pick<Services, 'db'>,
  user: ReportUser,
  { id, period, from, to }: ReportHeadRow,
): Promise<Partial<ReportRow>> {
  const content = await buildReportContent(db, user, { period, from, to });
  const changes = { content, ...headOf(content), updatedAt: user.now };
  await db.transaction(async (tx) => {
    await updateReport(tx, { userId: user.userId, id, ...changes });
    await publishLiveEvent(tx, { userId: user.userId, stale: ['reports'], now: user.now });
  });

  return changes;
}

/** Whether the sums of a report’s period have changed since it was created. */
export async function isOutdated(db: Db, head: ReportHeadRow): Promise<boolean> {
  const { userId, from, to, measure, unit } = head;
  const days = await listDaySums(db, { userId, from, to, measure, unit, projects: [], tags: [] });
  const sums = { amount: 0, entries: 0 };
  for (const { amount, entries } of days) {
    sums.amount += amount;
    sums.entries += entries;
  }

  return (
    sums.amount !== head.amount || sums.entries !== head.entries || days.length !== head.writingDays
  );
}

/** The fields of a report that lists show. */
function headOf(content: ReportContent) {
  const { totals, measure, unit } = content;

  return {
    ...{ amount: totals.amount, entries: totals.entries, writingDays: totals.writingDays },
    ...{ measure, unit, isEmpty: isEmptyReport(content) },
  };
}

/** The day after which the next report of each period is created. */
export function nextReportDays({ preferences, now }: Omit<ReportUser, 'userId'>) {
  const today = localDayAt(now, preferences);
  const endOf = (unit: ReportUnit): LocalDay => reportPeriodAt(unit, today, preferences).to;

  return { week: endOf('week'), month: endOf('month'), year: endOf('year') };
}
