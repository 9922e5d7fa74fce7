import * as z from 'zod';
import { limits } from './limits.ts';
import { entrySource, measure, tags, unitName } from './progress-values.ts';
import { id, instant, line, localDate, prose } from './values.ts';

/** So much by a date, or so much in every period. */
export const goalKind = z.enum(['target', 'habit']);
export type GoalKind = z.infer<typeof goalKind>;

/** `at_most` is for cutting down: a target below where it starts, a habit that is not to be exceeded. */
export const comparator = z.enum(['at_least', 'at_most']);
export type Comparator = z.infer<typeof comparator>;

/** Which of amount, date and rate were given: the third follows. An open target has neither date nor rate. */
export const planMode = z.enum(['by_date', 'by_rate', 'open']);
export type PlanMode = z.infer<typeof planMode>;

export const rateUnits = ['day', 'week', 'month'] as const;
export const rate = z.object({
  amount: z.number().int().min(1).max(limits.amountMax),
  /** A day is a whole writing day; weeks and months hold as many of them as the weekdays give. */
  per: z.enum(rateUnits),
});
export type Rate = z.infer<typeof rate>;

export const cadenceUnits = ['day', 'week', 'month', 'year'] as const;
/** Every so many days, weeks, months or years the whole amount; with `times` on so many days of each. */
export const cadence = z.object({
  unit: z.enum(cadenceUnits),
  count: z.number().int().min(1).max(366),
  times: z.number().int().min(1).max(366).nullable(),
});
export type Cadence = z.infer<typeof cadence>;

/** How the daily share changes over a plan; formulas in `packages/goals/src/schedule.ts`. */
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

/** A day that differs from its weekday, in percent of a share. */
export const planException = z.object({ on: localDate, weight: percent, label: line(80) });
export type PlanException = z.infer<typeof planException>;

export const pauseReason = z.enum(['vacation', 'illness', 'life', 'set_aside', 'other']);
/** From its first to its last day nothing is asked. */
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

/** What days that were missed do to a plan: share them over the rest, end later, or leave the gap as it is. */
export const missChoice = z.enum(['spread', 'extend', 'accept']);
export type MissChoice = z.infer<typeof missChoice>;

/** How an active goal stands; the interface always says it in words. */
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

/** What a goal asks for, and what counts for it. */
export const asked = {
  title: line(limits.goalTitleMax).min(1),
  description: prose(limits.goalDescriptionMax),
  kind: goalKind,
  comparator,
  measure,
  unit: unitName,
  /** Of a habit: in every period, or on every day of its `times`. */
  targetAmount: z.number().int().min(0).max(limits.amountMax),
  /** What was written before the goal began; part of the total, not of any day. */
  startAmount: z.number().int().min(0).max(limits.amountMax),
  startOn: localDate,
  /** The last day; null for a habit without end and for an open target. */
  endOn: localDate.nullable(),
  planMode,
  rate: rate.nullable(),
  /** Of a habit; null for a target. */
  cadence: cadence.nullable(),
  curve,
  /** Of the random curve. */
  seed: z.number().int().min(0).max(2_147_483_647),
  /** How much of a share each weekday takes, in percent from Monday to Sunday; 0 is a day of rest. */
  weekdayWeights: z.array(percent).length(7),
  exceptions: z.array(planException).max(limits.planExceptionsMost),
  pauses: z.array(planPause).max(limits.planPausesMost),
  /** A habit with an end counts as completed when so many percent of its periods were met. */
  successShare: z.number().int().min(1).max(100),
  /** Which entries count. Empty projects or tags mean all of them. */
  sources: z.array(entrySource).min(1).max(6),
  projectIds: z.array(id).max(limits.goalProjectsMost),
  tags,
  /** Minutes after midnight at which to be reminded, only while the day still needs something; null for never. */
  remindAt: z.number().int().min(0).max(1_439).nullable(),
  isStarred: z.boolean(),
};

/** When a goal is likely to be reached. Eight in ten of the futures lie from `early` to `late`; null is beyond three years. */
export const goalProjection = z.object({
  early: localDate.nullable(),
  likely: localDate.nullable(),
  late: localDate.nullable(),
  /** 0 to 1; null without a last day. */
  chanceOnTime: z.number().nullable(),
  /** The history is too short for a range: all three are one straight line. */
  isRough: z.boolean(),
});
export type GoalProjection = z.infer<typeof goalProjection>;

/** Days that were missed since the writer was asked last, with what each answer would lead to. */
export const missQuestion = z.object({
  days: z.number().int(),
  behind: z.number().int(),
  /** A day, from today on, when the amount is spread over what is left; null when no day is left. */
  spreadPerDay: z.number().int().nullable(),
  /** That is more than one and a half times what the writer does on a good day. */
  isSpreadHeavy: z.boolean(),
  extendTo: localDate.nullable(),
  /** A day when the plan stays as it is, and where that ends on the last day. */
  acceptPerDay: z.number().int(),
  acceptTotal: z.number().int(),
});
export type MissQuestion = z.infer<typeof missQuestion>;

/** How a day of a habit stands: enough, too little for a day that asks for its own, nothing, kept free, or still to come. */
export const habitDayState = z.enum(['done', 'some', 'nothing', 'rest', 'open']);
export const habitDay = z.object({ on: localDate, amount: z.number().int(), state: habitDayState });
export type HabitDay = z.infer<typeof habitDay>;

/** The figures of a goal on the writer's own day `on`. Formulas: `packages/goals/src`. */
export const goalProgress = z.object({
  on: localDate,
  /** Of a target everything so far; of a habit what its running period holds. */
  total: z.number().int(),
  today: z.number().int(),
  /** What today needs, fixed in the morning; 0 before the start, on rest and without a plan. */
  quotaToday: z.number().int(),
  leftToday: z.number().int(),
  /** The mean share of a writing day over the whole plan. */
  sharePerDay: z.number().int(),
  /** The plan is under way and asks nothing of today. */
  isRestDay: z.boolean(),
  /** Where the plan stands at the end of today. */
  par: z.number().int(),
  /** Ahead (positive) or behind (negative) that pace, not counting today until it is met. */
  aheadBy: z.number().int(),
  /** Whole days in hand; negative when behind. Null without a plan. */
  bufferDays: z.number().int().nullable(),
  /** From tomorrow, a day. Null once the goal is reached or its last day has come. */
  neededPerDay: z.number().int().nullable(),
  /** Mean of a writing day of the last 28 days, today left out; null with fewer than 14 days of history. */
  pacePerDay: z.number().nullable(),
  /** The last day on which something counted, as far back as the figures look. */
  lastOn: localDate.nullable(),
  /** The likely end; null where there is no range yet. */
  projectedEndOn: localDate.nullable(),
  /** Null for habits, and where nothing was written or nothing is missing. */
  projection: goalProjection.nullable(),
  /** Today included; all days of the plan before it begins, 0 once it is over. Null without an end. */
  daysLeft: z.number().int().nullable(),
  phase: goalPhase,
  /** The running period of a habit. `times` is on how many of its days enough was done. */
  period: z
    .object({ fromOn: localDate, toOn: localDate, times: z.number().int().nullable() })
    .nullable(),
  /** The days of the writer's week, the first one first. Null for targets. */
  week: z.array(habitDay).length(7).nullable(),
  miss: missQuestion.nullable(),
});
export type GoalProgress = z.infer<typeof goalProgress>;

export const goal = z.object({
  id,
  ...asked,
  /** Since when the plan in force holds, and from which total: it was asked anew after missed days or a change. */
  planOn: localDate,
  planAmount: z.number().int(),
  /** Stretches within it that its writer keeps free of all goals; nothing is asked there, as in a pause. */
  rests: z.array(z.object({ fromOn: localDate, toOn: localDate })),
  status: goalStatus,
  archivedFrom: goalStatus.nullable(),
  completedOn: localDate.nullable(),
  abandonedOn: localDate.nullable(),
  abandonReason: abandonReason.nullable(),
  abandonNote: z.string().nullable(),
  /** The goal that this one goes on from. */
  successorOf: id.nullable(),
  /** Counts up with every change; sent back to notice a change made elsewhere. */
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
  progress: goalProgress,
});
export type Goal = z.infer<typeof goal>;

/** What was done to a goal, or happened to it. */
export const goalEvent = z.object({
  id,
  at: instant,
  type: z.enum(['created', 'status', 'change', 'miss', 'undone', 'removed']),
  /** Not the writer: the total reached its target or fell back. */
  isAutomatic: z.boolean(),
  fromStatus: goalStatus.nullable(),
  toStatus: goalStatus,
  /** The names of the fields that changed. */
  fields: z.array(z.string()),
  /** The answer to a question about missed days. */
  choice: missChoice.nullable(),
});
export type GoalEvent = z.infer<typeof goalEvent>;
