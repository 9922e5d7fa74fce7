import type { Db } from '../platform/db/db.ts';
import type { Caller, Context } from '../platform/http/context.ts';
import { considerWriter } from '../platform/jobs/consider.ts';
import { publish } from '../platform/live/signals.ts';
import { type LocalDay, localDayAt, weekStartOf } from './local-day.ts';
import { lockProgress } from './queries.ts';
import type { Today } from './rules.ts';

/** The one moment at which everything of a change happens. */
export type Moment = { caller: Caller; now: Date; today: LocalDay; day: Today };

/** The day it is for the writer who calls. */
export function todayOf({ clock, caller }: Pick<Context<'user'>, 'clock' | 'caller'>): Today {
  const { preferences } = caller;

  return { on: localDayAt(clock.now(), preferences), weekStart: weekStartOf(preferences) };
}

/**
 * Runs after everything else this writer does to goals and entries, in one transaction; then it is reckoned what it earned, and
 * their open pages are told.
 */
export async function inTurn<T>(
  {
    db,
    clock,
    caller,
    jobs,
    reply,
  }: Pick<Context<'user'>, 'db' | 'clock' | 'caller' | 'jobs' | 'reply'>,
  act: (tx: Db, moment: Moment) => Promise<T>,
): Promise<T> {
  const now = clock.now();
  const day = todayOf({ clock: { ...clock, now: () => now }, caller });

  const { done, event } = await db.transaction(async (tx) => {
    await lockProgress(tx, caller.userId);

    const done = await act(tx, { caller, now, today: day.on, day });
    await considerWriter(tx, { jobs }, caller.userId);

    return { done, event: await tellMoved(tx, caller.userId, now) };
  });
  reply.toldBy(event);

  return done;
}

/** Tells the open pages of a writer that goals, entries or what follows from them moved. Returns the number of the event. */
export function tellMoved(tx: Db, userId: string, now: Date): Promise<number> {
  return publish(tx, { userId, stale: [...movedByGoals], now });
}

/** What shows goals, entries and what follows from them. */
const movedByGoals = ['goals', 'home'] as const;
