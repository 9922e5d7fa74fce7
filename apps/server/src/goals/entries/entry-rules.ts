import type { EntryInput, EntrySource, Measure } from '@longhand/contract/progress-values';
import { addDays, type DayBoundary, type LocalDay, localDayAt } from '../local-day.ts';

/** A stored entry without its identifiers. */
export type Entry = {
  entryOn: LocalDay;
  occurredAt: Date;
  zone: string;
  measure: Measure;
  unit: string;
  amount: number;
  setTotal: number | null;
  setGoalId: string | null;
  source: EntrySource;
  sourceRef: string | null;
  projectId: string | null;
  sessionId: string | null;
  note: string;
  tags: string[];
  mood: number | null;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
};

/** Entry fields that the server sets. */
export type EntryOrigin = { sessionId?: string; sourceRef?: string };

/**
 * Merges a recording with the existing entry of the same ID. The day is determined once, from the user's clock at that moment, and changes
 * only when another day is sent: changing the time zone moves no entry. When a total was sent, the amount stays unchanged until it is
 * calculated.
 */
export function mergeRecording(
  before: Entry | undefined,
  sent: EntryInput,
  { now, cut: dayCut, origin = {} }: { now: Date; cut: DayBoundary; origin?: EntryOrigin },
): Entry {
  const occurredAt = sent.occurredAt ? new Date(sent.occurredAt) : (before?.occurredAt ?? now);
  const measured = sent.setTotal && before ? before : sent; // a total counts in its goal's measure

  return {
    entryOn: sent.entryOn ?? before?.entryOn ?? localDayAt(occurredAt, dayCut),
    occurredAt,
    zone: before?.zone ?? dayCut.timeZone,
    measure: measured.measure,
    unit: measured.unit,
    amount: sent.amount ?? before?.amount ?? 0,
    setTotal: sent.setTotal?.total ?? null,
    setGoalId: sent.setTotal?.goalId ?? null,
    source: sent.source,
    sourceRef: origin.sourceRef ?? before?.sourceRef ?? null,
    projectId: sent.projectId ?? (sent.setTotal ? (before?.projectId ?? null) : null),
    sessionId: origin.sessionId ?? before?.sessionId ?? null,
    note: sent.note,
    tags: normalizeTags(sent.setTotal && sent.tags.length === 0 ? (before?.tags ?? []) : sent.tags),
    mood: sent.mood,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    deletedAt: null,
  };
}

/** Normalizes tags for comparison: lower case, unique, sorted. */
export function normalizeTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.toLowerCase()))].sort();
}

/** Whether a recording changes nothing, as when it is sent twice. */
export function isSameEntry(one: Entry, other: Entry): boolean {
  return comparableFields(one) === comparableFields(other);
}

function comparableFields({ createdAt: _, updatedAt: __, ...rest }: Entry): string {
  const { entryOn, occurredAt, measure, unit, amount, setTotal, setGoalId } = rest;
  const { source, projectId, note, tags, mood, deletedAt } = rest;

  return JSON.stringify([
    [entryOn, occurredAt, measure, unit, amount, setTotal, setGoalId],
    [source, projectId, note, tags, mood, deletedAt],
  ]);
}

/** One day ahead can be tomorrow in another time zone; later days are a mistake. */
export function isInFuture(entry: Entry, today: LocalDay): boolean {
  return entry.entryOn > addDays(today, 1);
}

/** The goal fields that decide which entries count. */
export type GoalScope = {
  measure: Measure;
  unit: string;
  sources: readonly EntrySource[];
  projectIds: readonly string[];
  tags: readonly string[];
  startOn: LocalDay;
};

type ScopeFields = Pick<
  Entry,
  'measure' | 'unit' | 'source' | 'projectId' | 'tags' | 'entryOn' | 'deletedAt'
>;

/** Whether an entry counts for a goal; must match the SQL condition `entryCountsForGoal`. */
export function isCounted(goal: GoalScope, entry: ScopeFields | undefined): boolean {
  if (!entry || entry.deletedAt || entry.entryOn < goal.startOn) return false;
  if (entry.measure !== goal.measure || entry.unit !== goal.unit) return false;

  return (
    goal.sources.includes(entry.source) &&
    (goal.projectIds.length === 0 || goal.projectIds.includes(entry.projectId ?? '')) &&
    (goal.tags.length === 0 || entry.tags.some((tag) => goal.tags.includes(tag)))
  );
}
