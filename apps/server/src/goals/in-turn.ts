import type { Db } from '../platform/db/db.ts';
import type { Caller, Context } from '../platform/http/context.ts';
import { considerWriter, considerWriters } from '../platform/jobs/consider.ts';
import { publish, publishToEach } from '../platform/live/signals.ts';
import type { Today } from './figures.ts';
import { type LocalDay, localDayAt, weekStartOf } from './local-day.ts';
import { lockProgress, lockProgressOfEach } from './queries.ts';

/** The one moment at which everything of a change happens. */
export type Moment = { caller: Caller; now: Date; today: LocalDay; day: Today };

/** What one writer does within a transaction. */
export type Turn = { moment: Moment; services: Context<'user'> };

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
  const moment = momentOf(caller, clock.now());

  const { done, event } = await db.transaction(async (tx) => {
    await lockProgress(tx, caller.userId);

    const done = await act(tx, moment);
    await considerWriter(tx, { jobs }, caller.userId);

    return { done, event: await tellMoved(tx, caller.userId, moment.now) };
  });
  reply.toldBy(event);

  return done;
}

/**
 * The same for several writers in one transaction. Those whose progress another transaction is changing are left out, so that nobody
 * waits for somebody else's change.
 *
 * @returns what was done, and by which event each writer whose turn it was is told
 */
export async function inTurnOfEach<T>(
  { db, clock, jobs }: Pick<Context<'user'>, 'db' | 'clock' | 'jobs'>,
  contexts: readonly Context<'user'>[],
  act: (tx: Db, turns: readonly Turn[]) => Promise<T>,
): Promise<{ done: T; events: ReadonlyMap<string, number> }> {
  const now = clock.now();

  return db.transaction(async (tx) => {
    const userIds = contexts.map(({ caller }) => caller.userId);
    const locked = await lockProgressOfEach(tx, userIds);
    const turns = contexts
      .filter(({ caller }) => locked.has(caller.userId))
      .map((services) => ({ services, moment: momentOf(services.caller, now) }));
    const done = await act(tx, turns);
    if (locked.size === 0) return { done, events: new Map() };
    await considerWriters(tx, { jobs }, [...locked]);
    const events = await publishToEach(tx, { userIds: [...locked], stale: [...movedByGoals], now });

    return { done, events };
  });
}

function momentOf(caller: Caller, now: Date): Moment {
  const day = todayOf({ clock: { now: () => now }, caller });

  return { caller, now, today: day.on, day };
}

/** Tells the open pages of a writer that goals, entries or what follows from them moved. Returns the number of the event. */
export function tellMoved(tx: Db, userId: string, now: Date): Promise<number> {
  return publish(tx, { userId, stale: [...movedByGoals], now });
}

/** What shows goals, entries and what follows from them. */
const movedByGoals = ['goals', 'home'] as const;
