import type { LocalDay } from '@longhand/goals/days';

/** The codes that each rule can state. The cool-down is per rule. */
export const statementCodes = {
  best_window: ['best_window', 'busiest_window'],
  best_weekday: ['best_weekday'],
  week_change: ['week_up', 'week_down'],
  record: ['record_day', 'record_week', 'record_month'],
  comeback: ['comeback'],
  gap: ['gap'],
  streak_near_best: ['streak_near_best'],
  milestone_near: ['milestone_near'],
  deadline_risk: ['deadline_risk'],
  ahead_buffer: ['ahead_buffer'],
  session_length: ['session_length'],
  sprint_help: ['sprint_faster', 'sprint_slower'],
  mood_link: ['mood_higher', 'mood_lower'],
  project_neglected: ['project_neglected'],
  project_finish: ['project_finish'],
  consistency_up: ['consistency_up'],
  goal_too_big: ['goal_too_big'],
  goal_too_small: ['goal_too_small'],
  sentiment_shift: ['sentiment_up', 'sentiment_down'],
  style_change: ['style_up', 'style_down'],
  unusual_day: ['unusual_high', 'unusual_low'],
} as const;

export type InsightRule = keyof typeof statementCodes;
export type StatementCode = (typeof statementCodes)[InsightRule][number];

/** An argument of the text of a statement. The screen writes it as its type says; `number` and `share` are formatted by the message. */
export type StatementParam =
  | { type: 'number'; value: number }
  /** A share of 1, such as 0.35 for 35 %. */
  | { type: 'share'; value: number }
  /** In the smallest unit of the measure. `unit` names a custom unit, otherwise it is empty. */
  | { type: 'amount'; value: number; measure: string; unit: string }
  | { type: 'day'; value: LocalDay }
  /** 0 for Monday to 6 for Sunday. */
  | { type: 'weekday'; value: number }
  /** `2026-11`. */
  | { type: 'month'; value: string }
  /** Clock time in minutes after midnight, 0 to 1440. */
  | { type: 'time'; value: number }
  /** A title of the writer. */
  | { type: 'title'; value: string }
  /** A metric name of the analysis. */
  | { type: 'metric'; value: string };

/** Size of an effect with its 95 % interval. */
export type Effect = {
  /** `ratio`: 0.35 is 35 % more. `difference`: in `unit`. `correlation`: −1 to 1. */
  kind: 'ratio' | 'difference' | 'correlation';
  value: number;
  low: number;
  high: number;
};

/** The significance test of a statement that generalizes. */
export type StatementTest = {
  p: number;
  /** `p` had to be at most this, after correction for all comparisons of the day. */
  threshold: number;
  /** Number of comparisons of the day. */
  comparisons: number;
};

export type EvidenceChart =
  | 'hours'
  | 'weekdays'
  | 'weeks'
  | 'days'
  | 'months'
  | 'session-lengths'
  | 'session-kinds'
  | 'mood'
  | 'goal'
  | 'project'
  | 'texts';

/** What a statement is about: the chart to open and its days. */
export type Evidence = {
  chart: EvidenceChart;
  from: LocalDay;
  to: LocalDay;
  /** The days that the statement highlights, ascending. */
  days: readonly LocalDay[];
  goalId?: string;
  projectId?: string;
  /** The texts compared, ascending by day. */
  textIds?: readonly string[];
  metric?: string;
};

export type Statement = {
  rule: InsightRule;
  code: StatementCode;
  /** The id of the goal, project or metric; null for statements about all writing. */
  subject: string | null;
  /** Arguments of the message `insights:statements.<code>`, and of `insights:basis.<basis>`. */
  params: Readonly<Record<string, StatementParam>>;
  /** Number of observations, counted in `basis`. */
  n: number;
  basis: 'days' | 'weeks' | 'months' | 'sessions' | 'texts' | 'forecast';
  /** Null if the statement only reports a count. */
  effect: Effect | null;
  /** Null if the statement only reports a count. */
  test: StatementTest | null;
  /** novelty × effect × recency, 0 to 1. */
  score: number;
  cooldownDays: number;
  /** The last day on which it may be shown. */
  expiresOn: LocalDay;
  evidence: Evidence;
};
