import * as z from 'zod';
import { achievementCode } from './achievements.ts';
import { goalKind, goalStatus } from './goal-values.ts';
import { insightTotals } from './insights-figures.ts';
import { statementContent } from './insights-statements.ts';
import { insightPeriod, seriesPoint, seriesStep } from './insights-values.ts';
import { measure } from './progress-values.ts';
import { documentKind, id, localDate } from './values.ts';

const count = z.number().int();
const before = count.nullable();

/**
 * A report as data, which does not change when entries change later. Amounts without their own measure are in parts of the report’s measure
 * (`measure-parts.ts`).
 */
export const reportContent = z.object({
  period: insightPeriod,
  /** The previous period of the same unit. */
  before: insightPeriod.nullable(),
  measure,
  unit: z.string(),
  totals: insightTotals,
  totalsBefore: insightTotals.nullable(),
  /** Change of `amount` from the previous period as a share, 0.15 is 15 % more; null if that has too few entries. */
  change: z.number().nullable(),
  step: seriesStep,
  points: z.array(seriesPoint),
  pointsBefore: z.array(seriesPoint),
  /** By amount, descending. Entries without a project have null. */
  projects: z.array(
    z.object({
      projectId: id.nullable(),
      title: z.string().nullable(),
      amount: count,
      entries: count,
      before,
    }),
  ),
  /** Words typed or timed by hour of the writer’s clock; hours without any are missing. */
  hours: z.array(z.object({ hour: count, amount: count, activeSeconds: count })),
  /** The day with the largest amount. */
  bestDay: seriesPoint.nullable(),
  /** The session with the most words. */
  bestSession: z.object({ on: localDate, words: count, activeSeconds: count }).nullable(),
  /** Goals that were active in the period, by amount in it, descending. Amounts are in parts of the goal’s measure. */
  goals: z.array(
    z.object({
      goalId: id,
      title: z.string(),
      kind: goalKind,
      /** When the report was created. */
      status: goalStatus,
      measure,
      unit: z.string(),
      /** Counted in the period. */
      amount: count,
      /** Total when the report was created, and the target; null for a habit. */
      total: count,
      target: count.nullable(),
      endOn: localDate.nullable(),
    }),
  ),
  /** Saved texts that were started in the period. */
  kinds: z.array(z.object({ kind: documentKind, texts: count, words: count })),
  /** Achievements of the period, oldest first. */
  achievements: z.array(z.object({ code: achievementCode, tier: count, on: localDate })),
  /** Insights of the period, best first. */
  statements: z.array(statementContent),
  /** Notes of entries, oldest first, at most ten. */
  notes: z.array(z.object({ on: localDate, note: z.string() })),
});
export type ReportContent = z.infer<typeof reportContent>;
