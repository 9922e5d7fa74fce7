import type { ReportUnit } from '@longhand/contract/progress-values';
import type { ReportContent } from '@longhand/contract/report-content';
import type { Preferences } from '@longhand/contract/settings';
import { addDays, daysBetween, type LocalDay } from '@longhand/goals/days';
import { instantAt } from '@longhand/goals/local-day';
import { periodAt } from '@longhand/goals/period';
import { listEarnedBetween } from '../achievements/index.ts';
import {
  listDaySums,
  listNotesBetween,
  listPeriodGoals,
  listSessionsBetween,
  localDayAt,
  weekStartOf,
} from '../goals/index.ts';
import {
  type InsightScope,
  listStatementsSince,
  readAnalyticsOf,
  readMainMeasure,
  resolveComparison,
} from '../insights/index.ts';
import type { Db } from '../platform/db/db.ts';

const maxStatements = 3;
const maxNotes = 10;
const maxGoals = 50;

export type ReportUser = { userId: string; preferences: Preferences; now: Date };
export type ReportPeriod = { period: ReportUnit; from: LocalDay; to: LocalDay };

/** The week, month or year that contains a day. */
export function reportPeriodAt(
  period: ReportUnit,
  day: LocalDay,
  preferences: Preferences,
): ReportPeriod {
  const { fromOn, toOn } = periodAt({ unit: period, count: 1 }, day, day, weekStartOf(preferences));

  return { period, from: fromOn, to: toOn };
}

/** The content of a report: a completed period, compared with the previous one. */
export async function buildReportContent(
  db: Db,
  user: ReportUser,
  { period: unit, from, to }: ReportPeriod,
): Promise<ReportContent> {
  const { userId, preferences, now } = user;
  const weekStart = weekStartOf(preferences);
  const period = { from, to, through: to, days: daysBetween(from, to) + 1, isUnfinished: false };
  const before = resolveComparison('previous', period, { range: `last_${unit}`, weekStart });
  const measure = await readMainMeasure(db, userId);
  const filter = { userId, from, to, ...measure, projects: [], tags: [] };
  const on = localDayAt(now, preferences);

  return readReportContent(db, user, {
    ...{ on, weekStart, timeZone: preferences.timeZone, period, before, filter },
  });
}

/**
 * What a user wrote in a period. With a project or tag filter, whatever covers all writing is left out: sessions, achievements and
 * insights.
 */
export async function readReportContent(
  db: Db,
  { userId, preferences }: ReportUser,
  scope: InsightScope,
): Promise<ReportContent> {
  const { period, before, filter } = scope;
  const { from, through: to } = period;
  const { measure, unit, projects, tags } = filter;
  const isFiltered = projects.length > 0 || tags.length > 0;
  const figures = await readAnalyticsOf(scope, db);
  const sessions = isFiltered ? [] : await listSessionsBetween(db, { userId, from, to });
  const best = sessions
    .filter((session) => session.measure === 'word' && (session.amount ?? 0) > 0)
    .sort((one, other) => (other.amount ?? 0) - (one.amount ?? 0))[0];
  const [bestDay = null] = (await listDaySums(db, filter))
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.amount - one.amount);
  const statements = isFiltered ? [] : await listStatementsSince(db, userId, { from, most: 100 });
  const achievements = isFiltered
    ? []
    : await listEarnedBetween(db, userId, instantsOf({ from, to }, preferences));
  const totalsOf = (totals: ReportContent['totals']) =>
    isFiltered ? { ...totals, sessions: 0, activeSeconds: 0 } : totals;

  return {
    ...{ period, before, measure, unit },
    totals: totalsOf(figures.totals),
    totalsBefore: figures.totalsBefore && totalsOf(figures.totalsBefore),
    change: figures.change,
    ...{ step: figures.step, points: figures.points, pointsBefore: figures.pointsBefore },
    projects: figures.projects.map(({ points: _, ...project }) => project),
    hours: figures.hours,
    bestDay: bestDay && { on: bestDay.on, amount: bestDay.amount },
    bestSession: best
      ? { on: best.startOn, words: best.amount ?? 0, activeSeconds: best.activeSeconds }
      : null,
    goals: (await listPeriodGoals(db, userId, { from, to }))
      .slice(0, maxGoals)
      .map(({ goal, amount }) => ({
        ...{ goalId: goal.id, title: goal.title, kind: goal.kind, status: goal.status, amount },
        ...{ measure: goal.measure, unit: goal.unit, endOn: goal.endOn },
        total: goal.startAmount + goal.countedAmount,
        target: goal.kind === 'target' ? goal.targetAmount : null,
      })),
    kinds: figures.kinds,
    achievements: achievements.map(({ code, tier, earnedAt }) => ({
      ...{ code, tier, on: localDayAt(earnedAt, preferences) },
    })),
    statements: statements
      .filter(({ madeOn }) => madeOn <= addDays(to, 1))
      .sort((one, other) => other.score - one.score)
      .slice(0, maxStatements)
      .map(({ content }) => content),
    notes: await listNotesBetween(db, userId, { from, to, projects, tags, most: maxNotes }),
  };
}

/** Whether a period has nothing to report. */
export function isEmptyReport({ totals, kinds }: ReportContent): boolean {
  return totals.entries === 0 && totals.sessions === 0 && kinds.length === 0;
}

/** The instants at which the writer’s days from `from` to `to` begin and end. */
function instantsOf(
  { from, to }: { from: LocalDay; to: LocalDay },
  { dayStartMinutes, timeZone }: Preferences,
): { from: Date; to: Date } {
  return {
    from: instantAt(from, dayStartMinutes, timeZone),
    to: instantAt(addDays(to, 1), dayStartMinutes, timeZone),
  };
}
