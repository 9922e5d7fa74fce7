import type { HandlerInput } from '@longhand/contract/endpoint';
import { refuse } from '@longhand/contract/errors';
import type { goalSessions } from '@longhand/contract/goals-sessions';
import { entryInput } from '@longhand/contract/progress-values';
import { v5 as namedId } from 'uuid';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import {
  recordInTransaction,
  removeInTransaction,
  restoreInTransaction,
} from '../entries/entries.ts';
import { runGoalTransaction, type TransactionContext } from '../goal-transaction.ts';
import { localDayAt } from '../local-day.ts';
import {
  countTypedWords,
  deleteSession,
  listSessionEntryIds,
  readRunningSession,
  readSession,
  upsertSession,
  type WritingSessionRow,
} from './queries.ts';
import { clampSessionEnd, minuteOfDay, secondsByDay, sessionDuration } from './rules.ts';

type StartRequest = HandlerInput<(typeof goalSessions)['startSession']>['body'];
type FinishRequest = HandlerInput<(typeof goalSessions)['finishSession']>['body'];

/** Starts a session. Idempotent. */
export function startWritingSession(
  id: string,
  sent: StartRequest,
  context: Context<'user'>,
): Promise<WritingSessionRow> {
  return runGoalTransaction(context, async (tx, { caller: { userId, preferences }, now }) => {
    const before = await readSession(tx, { userId, id });
    if (before?.endedAt) throw refuse('writing_session_closed');
    if (before) return before;
    if (await readRunningSession(tx, userId)) throw refuse('writing_session_running');

    const startedAt = new Date(Math.min(Date.parse(sent.startedAt), now.getTime()));
    const startOn = localDayAt(startedAt, preferences);
    const session: WritingSessionRow = {
      ...{ id, userId, startedAt, startOn, endedAt: null, zone: preferences.timeZone },
      ...{ kind: sent.kind, counts: sent.counts, plannedSeconds: sent.plannedSeconds },
      ...{ startMinute: minuteOfDay(startedAt, preferences.timeZone), endMinute: null },
      ...{ activeSeconds: 0, idleSeconds: 0, measure: 'word', amount: null, note: '' },
      typedBefore: sent.counts === 'typed' ? await countTypedWords(tx, userId, startOn) : 0,
      ...{ createdAt: now, updatedAt: now, deletedAt: null },
    };
    await upsertSession(tx, session);

    return session;
  });
}

/**
 * Ends a session, or corrects a finished one. The manually entered amount, the time and the session itself become entries with IDs derived
 * from the session's ID. Typed words already are entries of the editor, so they are only shown in the result.
 */
export function finishWritingSession(
  id: string,
  sent: FinishRequest,
  context: Context<'user'>,
): Promise<WritingSessionRow> {
  return runGoalTransaction(context, async (tx, txContext) => {
    const { caller, now } = txContext;
    const { userId } = caller;
    const before = await ownSession(tx, { userId, id });
    const session = await applyFinish(tx, { before, sent, now });
    await upsertSession(tx, session);
    if (before.endedAt === null) await recordTime(tx, { session, sent }, txContext, context);
    if (session.counts === 'hand') await recordAmount(tx, session, txContext, context);

    return session;
  });
}

/** Discards a running session, or moves a finished one to the trash with its entries. */
export function removeSession(id: string, context: Context<'user'>): Promise<void> {
  return runGoalTransaction(context, async (tx, txContext) => {
    const session = await ownSession(tx, { userId: txContext.caller.userId, id });
    if (session.endedAt === null) return deleteSession(tx, session);

    for (const clientId of await listSessionEntryIds(tx, session)) {
      await removeInTransaction(tx, clientId, txContext, context);
    }
    await upsertSession(tx, { ...session, deletedAt: txContext.now });
  });
}

/** Restores a session from the trash, with the entries removed with it. Idempotent. */
export function restoreSession(id: string, context: Context<'user'>): Promise<WritingSessionRow> {
  return runGoalTransaction(context, async (tx, txContext) => {
    const session = await readSession(tx, { userId: txContext.caller.userId, id });
    if (session === undefined) throw refuse('writing_session_not_found');
    if (session.deletedAt === null) return session;

    for (const clientId of await listSessionEntryIds(tx, session)) {
      await restoreInTransaction(tx, clientId, txContext, context);
    }
    const restored = { ...session, deletedAt: null };
    await upsertSession(tx, restored);

    return restored;
  });
}

async function ownSession(tx: Db, own: { userId: string; id: string }): Promise<WritingSessionRow> {
  const session = await readSession(tx, own);
  if (session === undefined || session.deletedAt !== null) {
    throw refuse('writing_session_not_found');
  }

  return session;
}

async function applyFinish(
  tx: Db,
  { before, sent, now }: { before: WritingSessionRow; sent: FinishRequest; now: Date },
): Promise<WritingSessionRow> {
  const { userId, startedAt, startOn, counts } = before;
  const countTypedInSession = async () =>
    before.amount ?? Math.max(0, (await countTypedWords(tx, userId, startOn)) - before.typedBefore);
  const result = {
    amount: counts === 'typed' ? await countTypedInSession() : (sent.amount ?? before.amount ?? 0),
    measure: counts === 'typed' ? ('word' as const) : sent.measure,
    note: sent.note,
    updatedAt: now,
  };
  if (before.endedAt !== null) return { ...before, ...result };

  const endedAt = clampSessionEnd(startedAt, new Date(sent.endedAt), now);

  return {
    ...before,
    ...result,
    endedAt,
    endMinute: minuteOfDay(endedAt, before.zone),
    ...sessionDuration({ from: startedAt.getTime(), to: endedAt.getTime() }, awayRanges(sent)),
  };
}

/** Records the seconds per day, and the session as one entry. */
async function recordTime(
  tx: Db,
  { session, sent }: { session: WritingSessionRow; sent: FinishRequest },
  txContext: TransactionContext,
  context: Context<'user'>,
): Promise<void> {
  const { id, startedAt, endedAt, startOn, zone } = session;
  if (endedAt === null) return;
  const whole = { from: startedAt.getTime(), to: endedAt.getTime() };
  const dayCut = { ...txContext.caller.preferences, timeZone: zone };
  const entries = [...secondsByDay(whole, awayRanges(sent), dayCut)]
    .filter(([, seconds]) => seconds > 0)
    .map(([entryOn, amount]) => ({ entryOn, amount, measure: 'time' as const }));

  for (const entry of [...entries, { entryOn: startOn, amount: 1, measure: 'session' as const }]) {
    const clientId = namedId(`${entry.measure} ${entry.entryOn}`, id);
    const sentEntry = entryInput.parse({
      ...entry,
      source: 'timer',
      occurredAt: startedAt.toISOString(),
    });
    await recordInTransaction(
      tx,
      { clientId, sent: sentEntry, origin: { sessionId: id } },
      txContext,
      context,
    );
  }
}

async function recordAmount(
  tx: Db,
  { id, amount, measure, note, startOn, endedAt }: WritingSessionRow,
  txContext: TransactionContext,
  context: Context<'user'>,
): Promise<void> {
  const sent = entryInput.parse({
    ...{ amount: amount ?? 0, measure, note, entryOn: startOn, source: 'timer' },
    ...(endedAt && { occurredAt: endedAt.toISOString() }),
  });
  await recordInTransaction(
    tx,
    { clientId: id, sent, origin: { sessionId: id } },
    txContext,
    context,
  );
}

function awayRanges({ away }: FinishRequest) {
  return away.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));
}
