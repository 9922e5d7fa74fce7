import type { EntrySource, Measure } from '@longhand/contract/goals';
import { addDays, type DayCut, type LocalDay, localDayAt } from './local-day.ts';

/** An entry as it is kept, without what the database adds. */
export type Entry = {
  entryOn: LocalDay;
  occurredAt: Date;
  zone: string;
  measure: Measure;
  amount: number;
  source: EntrySource;
  note: string;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
};

/** What a client sends of one: the days it leaves out are found here. */
export type Recording = {
  amount: number;
  measure: Measure;
  source: EntrySource;
  note: string;
  entryOn?: LocalDay | undefined;
  occurredAt?: string | undefined;
};

/**
 * What an entry becomes when it is recorded, maybe over one recorded before under its id. The day is decided once, by the
 * writer's clock of that moment, and stays unless another is sent: moving to another zone moves no entry.
 */
export function recordedOver(
  before: Entry | undefined,
  sent: Recording,
  { now, cut }: { now: Date; cut: DayCut },
): Entry {
  const occurredAt = sent.occurredAt ? new Date(sent.occurredAt) : (before?.occurredAt ?? now);

  return {
    entryOn: sent.entryOn ?? before?.entryOn ?? localDayAt(occurredAt, cut),
    occurredAt,
    zone: before?.zone ?? cut.timeZone,
    measure: sent.measure,
    amount: sent.amount,
    source: sent.source,
    note: sent.note,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    deletedAt: null,
  };
}

/** Whether recording changed anything: what is sent twice is recorded once. */
export function isSameEntry(one: Entry, other: Entry): boolean {
  return (
    one.entryOn === other.entryOn &&
    one.occurredAt.getTime() === other.occurredAt.getTime() &&
    one.measure === other.measure &&
    one.amount === other.amount &&
    one.source === other.source &&
    one.note === other.note &&
    one.deletedAt === other.deletedAt
  );
}

/** One day ahead is somebody's tomorrow, further is a mistake. */
export function isInFuture(entry: Entry, today: LocalDay): boolean {
  return entry.entryOn > addDays(today, 1);
}

/** What decides whether an entry counts for a goal. */
export type Scope = { measure: Measure; sources: readonly EntrySource[]; startOn: LocalDay };

/** What an entry adds to a goal's total: its amount, or 0 where it does not count. */
export function contributionTo(
  goal: Scope,
  entry: Pick<Entry, 'measure' | 'source' | 'entryOn' | 'amount' | 'deletedAt'> | undefined,
): number {
  if (!entry || entry.deletedAt || entry.measure !== goal.measure) return 0;
  if (!goal.sources.includes(entry.source) || entry.entryOn < goal.startOn) return 0;

  return entry.amount;
}
