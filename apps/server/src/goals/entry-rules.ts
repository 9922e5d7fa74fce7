import type { EntrySource, Measure, Recording } from '@longhand/contract/progress-values';
import { addDays, type DayCut, type LocalDay, localDayAt } from './local-day.ts';

/** An entry as it is kept, without what the database adds. */
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

/** What else an entry may carry that is written here and not by a client. */
export type Origin = { sessionId?: string; sourceRef?: string };

/**
 * What an entry becomes when it is recorded, maybe over one recorded before under its id. The day is decided once, by the
 * writer's clock of that moment, and stays unless another is sent: moving to another zone moves no entry. Its amount, where a
 * total was sent, is what the entry before had until it is worked out.
 */
export function recordedOver(
  before: Entry | undefined,
  sent: Recording,
  { now, cut, origin = {} }: { now: Date; cut: DayCut; origin?: Origin },
): Entry {
  const occurredAt = sent.occurredAt ? new Date(sent.occurredAt) : (before?.occurredAt ?? now);
  const counted = sent.setTotal && before ? before : sent; // a total counts in its goal's measure

  return {
    entryOn: sent.entryOn ?? before?.entryOn ?? localDayAt(occurredAt, cut),
    occurredAt,
    zone: before?.zone ?? cut.timeZone,
    measure: counted.measure,
    unit: counted.unit,
    amount: sent.amount ?? before?.amount ?? 0,
    setTotal: sent.setTotal?.total ?? null,
    setGoalId: sent.setTotal?.goalId ?? null,
    source: sent.source,
    sourceRef: origin.sourceRef ?? before?.sourceRef ?? null,
    projectId: sent.projectId ?? (sent.setTotal ? (before?.projectId ?? null) : null),
    sessionId: origin.sessionId ?? before?.sessionId ?? null,
    note: sent.note,
    tags: tidied(sent.setTotal && sent.tags.length === 0 ? (before?.tags ?? []) : sent.tags),
    mood: sent.mood,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    deletedAt: null,
  };
}

/** Tags as they are compared: in lower case, each once, in order. */
export function tidied(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.toLowerCase()))].sort();
}

/** Whether recording changed anything: what is sent twice is recorded once. */
export function isSameEntry(one: Entry, other: Entry): boolean {
  return samePart(one) === samePart(other);
}

function samePart({ createdAt: _, updatedAt: __, ...rest }: Entry): string {
  const { entryOn, occurredAt, measure, unit, amount, setTotal, setGoalId } = rest;
  const { source, projectId, note, tags, mood, deletedAt } = rest;

  return JSON.stringify([
    [entryOn, occurredAt, measure, unit, amount, setTotal, setGoalId],
    [source, projectId, note, tags, mood, deletedAt],
  ]);
}

/** One day ahead is somebody's tomorrow, further is a mistake. */
export function isInFuture(entry: Entry, today: LocalDay): boolean {
  return entry.entryOn > addDays(today, 1);
}

/** What decides whether an entry counts for a goal. */
export type Scope = {
  measure: Measure;
  unit: string;
  sources: readonly EntrySource[];
  projectIds: readonly string[];
  tags: readonly string[];
  startOn: LocalDay;
};

type Counted = Pick<
  Entry,
  'measure' | 'unit' | 'source' | 'projectId' | 'tags' | 'entryOn' | 'deletedAt'
>;

/** Whether an entry counts for a goal; the same rule as `countsFor` in SQL. */
export function isCounted(goal: Scope, entry: Counted | undefined): boolean {
  if (!entry || entry.deletedAt || entry.entryOn < goal.startOn) return false;
  if (entry.measure !== goal.measure || entry.unit !== goal.unit) return false;

  return (
    goal.sources.includes(entry.source) &&
    (goal.projectIds.length === 0 || goal.projectIds.includes(entry.projectId ?? '')) &&
    (goal.tags.length === 0 || entry.tags.some((tag) => goal.tags.includes(tag)))
  );
}
