import type { LocalDay } from '@longhand/goals/days';
import type { Forecast } from '@longhand/goals/forecast';
import type { StatementCode } from './statement.ts';

/** The figures of one writer that rules evaluate. All days are local days. Amounts are integers in the smallest unit of their measure. */
export type InsightInput = {
  /** The writer's current day. Statements use complete days: those before it. */
  today: LocalDay;
  /** First day of the writer's week, 0 for Monday to 6 for Sunday. */
  weekStart: number;
  /** The measure of `days` and `sessions`, such as `word`. */
  measure: string;
  /** Days with entries, ascending, of the whole history; a day without entries may be left out. */
  days: readonly DayFigures[];
  /** Rest days and paused days of the last year: no statement counts them as missed. */
  offDays: readonly LocalDay[];
  /** Timed writing, ascending by day; at least the last 90 days. */
  sessions: readonly SessionFigures[];
  /** Active goals. */
  goals: readonly GoalFigures[];
  /** Projects that are neither finished nor on hold. */
  projects: readonly ProjectFigures[];
  /** Saved texts, ascending by day; at least the last year. */
  texts: readonly TextFigures[];
  /** Null if the writer hides streaks. */
  streak: { current: number; best: number } | null;
  /** Statements shown before, at least those of the last 60 days. */
  shown: readonly ShownStatement[];
};

export type DayFigures = {
  on: LocalDay;
  /** Sum of all entries in the measure of the input; may be negative. */
  amount: number;
  /** Number of entries of any measure: 0 words logged is still a writing day. */
  entries: number;
  /** Mean mood of the entries, 1 to 5. */
  mood: number | null;
};

export type SessionFigures = {
  on: LocalDay;
  /** Clock time at which it started, 0 to 1439. */
  startMinute: number;
  activeSeconds: number;
  amount: number;
  /** A sprint counts down to a set time. */
  isSprint: boolean;
};

export type GoalFigures = {
  id: string;
  title: string;
  measure: string;
  /** Name of the custom unit; empty for other measures. */
  unit: string;
  projectIds: readonly string[];
  /** Null without a last day. */
  endOn: LocalDay | null;
  isPaused: boolean;
  /** Days the total is ahead of the plan, negative if behind; null without a plan. */
  bufferDays: number | null;
  /** Mean daily target of the writing days that remain; null without one. */
  dailyTarget: number | null;
  /** Null without history, without a plan, or when nothing is missing. */
  forecast: Forecast | null;
  /** Counted amounts of the last 84 days before today, oldest first, with zeros; shorter if the goal is younger. */
  history: readonly number[];
  /** The next milestone that is not reached. */
  nextMilestone: { id: string; title: string; missing: number } | null;
};

export type ProjectFigures = {
  id: string;
  title: string;
  /** Number of days with entries. */
  writingDays: number;
  lastEntryOn: LocalDay | null;
};

/** Measures of a saved text. */
export type TextFigures = {
  id: string;
  /** The day it was written, else saved. */
  on: LocalDay;
  /** Only texts of one language and kind are compared. */
  language: string;
  kind: string;
  words: number;
  /** Polarity, −1 to 1; null where the language or the coverage does not allow one. */
  polarity: number | null;
  /** Values of style measures by metric name; measures without a value are left out. */
  metrics: Readonly<Record<string, number>>;
};

export type ShownStatement = {
  code: StatementCode;
  /** The id of the goal, project or metric; null for statements about all writing. */
  subject: string | null;
  shownOn: LocalDay;
  expiresOn: LocalDay;
  isDismissed: boolean;
  /** The writer's answer to "Was this useful?". */
  isHelpful: boolean | null;
};
