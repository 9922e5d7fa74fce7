import type { Received } from '@longhand/contract/endpoint';
import { refuse } from '@longhand/contract/errors';
import type { goalSessions } from '@longhand/contract/goals-sessions';
import { recording } from '@longhand/contract/progress-values';
import { v5 as namedId } from 'uuid';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { recordInTurn, removeInTurn, restoreInTurn } from '../entries.ts';
import { inTurn, type Moment } from '../in-turn.ts';
import { localDayAt } from '../local-day.ts';
import {
  countTyped,
  deleteSession,
  listEntriesOf,
  readRunning,
  readSession,
  type SessionRow,
  upsertSession,
} from './queries.ts';
import { believedEnd, lengthOf, minuteOfDay, secondsByDay } from './rules.ts';

type Start = Received<(typeof goalSessions)['startSession']>['body'];
type Finish = Received<(typeof goalSessions)['finishSession']>['body'];

/** Begins a session, once however often it is sent. */
export function startSession(
  id: string,
  sent: Start,
  context: Context<'user'>,
): Promise<SessionRow> {
  return inTurn(context, async (tx, { caller: { userId, preferences }, now }) => {
    const before = await readSession(tx, { userId, id });
    if (before?.endedAt) throw refuse('writing_session_closed');
    if (before) return before;
    if (await readRunning(tx, userId)) throw refuse('writing_session_running');

    const startedAt = new Date(Math.min(Date.parse(sent.startedAt), now.getTime()));
    const startOn = localDayAt(startedAt, preferences);
    const session: SessionRow = {
      ...{ id, userId, startedAt, startOn, endedAt: null, zone: preferences.timeZone },
      ...{ kind: sent.kind, counts: sent.counts, plannedSeconds: sent.plannedSeconds },
      ...{ startMinute: minuteOfDay(startedAt, preferences.timeZone), endMinute: null },
      ...{ activeSeconds: 0, idleSeconds: 0, measure: 'word', amount: null, note: '' },
      typedBefore: sent.counts === 'typed' ? await countTyped(tx, userId, startOn) : 0,
      ...{ createdAt: now, updatedAt: now, deletedAt: null },
    };
    await upsertSession(tx, session);

    return session;
  });
}

/**
 * Ends a session, or corrects one that has ended. What was written by hand, the time and the session itself become entries
 * under ids that follow from the session's own; typed words are entries of the editor already and are only told.
 */
export function finishSession(
  id: string,
  sent: Finish,
  context: Context<'user'>,
): Promise<SessionRow> {
  return inTurn(context, async (tx, moment) => {
    const { caller, now } = moment;
    const { userId } = caller;
    const before = await ownSession(tx, { userId, id });
    const session = await ended(tx, { before, sent, now });
    await upsertSession(tx, session);
    if (before.endedAt === null) await recordTime(tx, { session, sent }, moment, context);
    if (session.counts === 'hand') await recordAmount(tx, session, moment, context);

    return session;
  });
}

/** Discards a session that runs; puts one that has ended into the trash, with the entries that came from it. */
export function removeSession(id: string, context: Context<'user'>): Promise<void> {
  return inTurn(context, async (tx, moment) => {
    const session = await ownSession(tx, { userId: moment.caller.userId, id });
    if (session.endedAt === null) return deleteSession(tx, session);

    for (const clientId of await listEntriesOf(tx, session)) {
      await removeInTurn(tx, clientId, moment, context);
    }
    await upsertSession(tx, { ...session, deletedAt: moment.now });
  });
}

/** Brings a session back from the trash, with the entries that went there with it; a second time changes nothing. */
export function restoreSession(id: string, context: Context<'user'>): Promise<SessionRow> {
  return inTurn(context, async (tx, moment) => {
    const session = await readSession(tx, { userId: moment.caller.userId, id });
    if (session === undefined) throw refuse('writing_session_not_found');
    if (session.deletedAt === null) return session;

    for (const clientId of await listEntriesOf(tx, session)) {
      await restoreInTurn(tx, clientId, moment, context);
    }
    const restored = { ...session, deletedAt: null };
    await upsertSession(tx, restored);

    return restored;
  });
}

async function ownSession(tx: Db, own: { userId: string; id: string }): Promise<SessionRow> {
  const session = await readSession(tx, own);
  if (session === undefined || session.deletedAt !== null) {
    throw refuse('writing_session_not_found');
  }

  return session;
}

async function ended(
  tx: Db,
  { before, sent, now }: { before: SessionRow; sent: Finish; now: Date },
): Promise<SessionRow> {
  const { userId, startedAt, startOn, counts } = before;
  const typed = async () =>
    before.amount ?? Math.max(0, (await countTyped(tx, userId, startOn)) - before.typedBefore);
  const result = {
    amount: counts === 'typed' ? await typed() : (sent.amount ?? before.amount ?? 0),
    measure: counts === 'typed' ? ('word' as const) : sent.measure,
    note: sent.note,
    updatedAt: now,
  };
  if (before.endedAt !== null) return { ...before, ...result };

  const endedAt = believedEnd(startedAt, new Date(sent.endedAt), now);

  return {
    ...before,
    ...result,
    endedAt,
    endMinute: minuteOfDay(endedAt, before.zone),
    ...lengthOf({ from: startedAt.getTime(), to: endedAt.getTime() }, awayOf(sent)),
  };
}

/** The seconds of each day it went on, and that it was one session. */
async function recordTime(
  tx: Db,
  { session, sent }: { session: SessionRow; sent: Finish },
  moment: Moment,
  context: Context<'user'>,
): Promise<void> {
  const { id, startedAt, endedAt, startOn, zone } = session;
  if (endedAt === null) return;
  const whole = { from: startedAt.getTime(), to: endedAt.getTime() };
  const cut = { ...moment.caller.preferences, timeZone: zone };
  const entries = [...secondsByDay(whole, awayOf(sent), cut)]
    .filter(([, seconds]) => seconds > 0)
    .map(([entryOn, amount]) => ({ entryOn, amount, measure: 'time' as const }));

  for (const entry of [...entries, { entryOn: startOn, amount: 1, measure: 'session' as const }]) {
    const clientId = namedId(`${entry.measure} ${entry.entryOn}`, id);
    const sentEntry = recording.parse({
      ...entry,
      source: 'timer',
      occurredAt: startedAt.toISOString(),
    });
    await recordInTurn(
      tx,
      { clientId, sent: sentEntry, origin: { sessionId: id } },
      moment,
      context,
    );
  }
}

async function recordAmount(
  tx: Db,
  { id, amount, measure, note, startOn, endedAt }: SessionRow,
  moment: Moment,
  context: Context<'user'>,
): Promise<void> {
  const sent = recording.parse({
    ...{ amount: amount ?? 0, measure, note, entryOn: startOn, source: 'timer' },
    ...(endedAt && { occurredAt: endedAt.toISOString() }),
  });
  await recordInTurn(tx, { clientId: id, sent, origin: { sessionId: id } }, moment, context);
}

function awayOf({ away }: Finish) {
  return away.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));
}
