import * as z from 'zod';
import { limits } from './limits.ts';
import { entrySource, measure, tags, unitName } from './progress-values.ts';
import { id, instant, localDate, multilineText, singleLineText } from './values.ts';

/** `target`: an amount by a date. `habit`: an amount in every period. */
export const goalKind = z.enum(['target', 'habit']);
export type GoalKind = z.infer<typeof goalKind>;

/** `at_most` is for reducing: a target below its start amount, a habit with an upper limit. */
export const comparator = z.enum(['at_least', 'at_most']);
export type Comparator = z.infer<typeof comparator>;

/** Which of amount, date and rate were entered; the third is derived. An open target has neither date nor rate. */
export const planMode = z.enum(['by_date', 'by_rate', 'open']);
export type PlanMode = z.infer<typeof planMode>;

export const rateUnits = ['day', 'week', 'month'] as const;
export const rate = z.object({
  amount: z.number().int().min(1).max(limits.amountMax),
  /** `day` is a full writing day; a week or month has as many of them as the weekday weights allow. */
  per: z.enum(rateUnits),
});
export type Rate = z.infer<typeof rate>;

export const cadenceUnits = ['day', 'week', 'month', 'year'] as const;
/** The whole amount every `count` units; with `times`, on that many days of each period. */
export const cadence = z.object({
  unit: z.enum(cadenceUnits),
  count: z.number().int().min(1).max(366),
  times: z.number().int().min(1).max(366).nullable(),
});
export type Cadence = z.infer<typeof cadence>;

/** How the daily target changes over a plan; formulas in `packages/goals/src/schedule.ts`. */
export const curve = z.enum([
  'steady',
  'rising',
  'falling',
  'mountain',
  'valley',
  'wave',
  'random',
]);
export type Curve = z.infer<typeof curve>;

const percent = z.number().int().min(0).max(limits.weekdayWeightMax);

/** A day that overrides its weekday weight, in percent of a full share. */
export const planException = z.object({
  on: localDate,
  weight: percent,
  label: singleLineText(80),
});
export type PlanException = z.infer<typeof planException>;

export const pauseReason = z.enum(['vacation', 'illness', 'life', 'set_aside', 'other']);
/** No writing is planned from the first to the last day, inclusive. */
export const planPause = z.object({ fromOn: localDate, toOn: localDate, reason: pauseReason });
export type PlanPause = z.infer<typeof planPause>;

export const goalStatus = z.enum(['active', 'completed', 'abandoned', 'archived']);
export type GoalStatus = z.infer<typeof goalStatus>;

export const abandonReasons = [
  'no_time',
  'changed_project',
  'too_big',
  'lost_interest',
  'finished_elsewhere',
  'other',
] as const;
export const abandonReason = z.enum(abandonReasons);
export type AbandonReason = z.infer<typeof abandonReason>;

/** How a plan handles missed days: spread the amount over the remaining days, extend the end date, or accept the gap. */
export const missedDaysChoice = z.enum(['spread', 'extend', 'accept']);
export type MissedDaysChoice = z.infer<typeof missedDaysChoice>;

/** Status of an active goal; the interface always shows it as text, not by color alone. */
export const goalPhase = z.enum([
  'upcoming',
  'ahead',
  'on_track',
  'slipping',
  'at_risk',
  'overdue',
  'done',
  'paused',
]);
export type GoalPhase = z.infer<typeof goalPhase>;

/** The fields of a goal that its writer sets. */
export const goalFields = {
  title: singleLineText(limits.goalTitleMax).min(1),
  description: multilineText(limits.goalDescriptionMax),
  kind: goalKind,
  comparator,
  measure,
  unit: unitName,
  /** For a habit: per period, or per day if `times` is set. */
  targetAmount: z.number().int().min(0).max(limits.amountMax),
  /** Written before the goal started; counts toward the total but not toward any day. */
  startAmount: z.number().int().min(0).max(limits.amountMax),
  startOn: localDate,
  /** The last day; null for a habit without an end and for an open target. */
  endOn: localDate.nullable(),
  planMode,
  rate: rate.nullable(),
  /** Only for a habit; null for a target. */
  cadence: cadence.nullable(),
  curve,
  /** For the random curve. */
  seed: z.number().int().min(0).max(2_147_483_647),
  /** Weight of each weekday in percent of a full share, Monday to Sunday; 0 is a rest day. */
  weekdayWeights: z.array(percent).length(7),
  exceptions: z.array(planException).max(limits.planExceptionsMax),
  pauses: z.array(planPause).max(limits.planPausesMax),
  /** A habit with an end is completed if this percentage of its periods was met. */
  successShare: z.number().int().min(1).max(100),
  /** Which entries count. Empty projects or tags mean no restriction. */
  sources: z.array(entrySource).min(1).max(6),
  projectIds: z.array(id).max(limits.goalProjectsMax),
  tags,
  /** Reminder time in minutes after midnight, sent only if the daily target is not met; null for no reminder. */
  remindAt: z.number().int().min(0).max(1_439).nullable(),
  isStarred: z.boolean(),
};

/** When a goal is likely to be reached: `early` to `late` is an 80 % interval; null is beyond three years. */
export const goalForecast = z.object({
  early: localDate.nullable(),
  likely: localDate.nullable(),
  late: localDate.nullable(),
  /** 0 to 1; null without a last day. */
  chanceOnTime: z.number().nullable(),
  /** The history is too short for an interval: all three are the same linear estimate. */
  isRough: z.boolean(),
});
export type GoalForecast = z.infer<typeof goalForecast>;

/** Missed days since the last prompt, with the effect of each choice. */
export const missedDaysPrompt = z.object({
  days: z.number().int(),
  behind: z.number().int(),
  /** Amount per day from today if spread over the remaining days; null if none remain. */
  spreadPerDay: z.number().int().nullable(),
  /** `spreadPerDay` is more than 1.5 times the amount of a good day. */
  isSpreadHeavy: z.boolean(),
  extendTo: localDate.nullable(),
  /** Amount per day if the plan is unchanged, and the total on the last day. */
  acceptPerDay: z.number().int(),
  acceptTotal: z.number().int(),
});
export type MissedDaysPrompt = z.infer<typeof missedDaysPrompt>;

/** State of a day of a habit: met, partly met, nothing written, rest day, or in the future. */
export const habitDayState = z.enum(['done', 'some', 'nothing', 'rest', 'open']);
export const habitDay = z.object({ on: localDate, amount: z.number().int(), state: habitDayState });
export type HabitDay = z.infer<typeof habitDay>;

/** Progress of a goal on the local day `on`. Formulas: `packages/goals/src`. */
export const goalProgress = z.object({
  on: localDate,
  /** For a target the total so far; for a habit the total of the current period. */
  total: z.number().int(),
  today: z.number().int(),
  /** Today's target, fixed at the start of the day; 0 before the start, on rest days and without a plan. */
  quotaToday: z.number().int(),
  leftToday: z.number().int(),
  /** Mean daily target of the whole plan. */
  sharePerDay: z.number().int(),
  /** The plan has started and today is a rest day or paused. */
  isRestDay: z.boolean(),
  /** Planned amount at the end of today. */
  par: z.number().int(),
  /** Amount ahead of (positive) or behind (negative) the plan; today counts only once its target is met. */
  aheadBy: z.number().int(),
  /** Whole days ahead of the plan; negative if behind. Null without a plan. */
  bufferDays: z.number().int().nullable(),
  /** Per day from tomorrow. Null once the goal is reached or its last day has come. */
  neededPerDay: z.number().int().nullable(),
  /** Mean amount of a writing day in the last 28 days, without today; null with less than 14 days of history. */
  pacePerDay: z.number().nullable(),
  /** The last day with counted progress, within the loaded history. */
  lastOn: localDate.nullable(),
  /** The likely end date; null if there is no forecast interval. */
  projectedEndOn: localDate.nullable(),
  /** Null for habits, without history, or if nothing remains. */
  projection: goalForecast.nullable(),
  /** Days left including today; all days of the plan before it starts, 0 after its end. Null without an end. */
  daysLeft: z.number().int().nullable(),
  phase: goalPhase,
  /** The current period of a habit. `times` is the number of its days on which the target was met. */
  period: z
    .object({ fromOn: localDate, toOn: localDate, times: z.number().int().nullable() })
    .nullable(),
  /** The days of the current week, starting on the writer's first weekday. Null for targets. */
  week: z.array(habitDay).length(7).nullable(),
  miss: missedDaysPrompt.nullable(),
});
export type GoalProgress = z.infer<typeof goalProgress>;

export const goal = z.object({
  id,
  ...goalFields,
  /** Start day and start amount of the current plan, which changes when the goal is edited or missed days are resolved. */
  planOn: localDate,
  planAmount: z.number().int(),
  /** Planned rest within the goal's dates; treated like a pause. */
  rests: z.array(z.object({ fromOn: localDate, toOn: localDate })),
  status: goalStatus,
  archivedFrom: goalStatus.nullable(),
  completedOn: localDate.nullable(),
  abandonedOn: localDate.nullable(),
  abandonReason: abandonReason.nullable(),
  abandonNote: z.string().nullable(),
  /** The goal that this one continues. */
  successorOf: id.nullable(),
  /** Incremented on every change; sent back to detect conflicts. */
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
  progress: goalProgress,
});
export type Goal = z.infer<typeof goal>;

/** A change to a goal by its writer or by the system. */
export const goalEvent = z.object({
  id,
  at: instant,
  type: z.enum(['created', 'status', 'change', 'miss', 'undone', 'removed']),
  /** Made by the system: the total reached its target or fell below it again. */
  isAutomatic: z.boolean(),
  fromStatus: goalStatus.nullable(),
  toStatus: goalStatus,
  /** The names of the fields that changed. */
  fields: z.array(z.string()),
  /** How missed days were resolved. */
  choice: missedDaysChoice.nullable(),
});
export type GoalEvent = z.infer<typeof goalEvent>;
