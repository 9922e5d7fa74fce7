import type { HandlerInput } from '@longhand/contract/endpoint';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { messagePeople as contract } from '@longhand/contract/messages-people';
import { v7 as uuid } from 'uuid';
import { findPublicProfile } from '../../auth/index.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context } from '../../platform/http/context.ts';
import { listAttachments } from '../attachments/queries.ts';
import { keyText } from '../message-key.ts';
import { insertReport, listReportedMessages } from './report-queries.ts';
import type { ReportedMessage } from './tables.ts';

type Report = HandlerInput<(typeof contract)['report']>['body'];

/**
 * Stores a report with the messages around the reported one as they are now. A block between the two people does not prevent it, because
 * the one who is harassed may have blocked or been blocked.
 */
export async function reportPerson(
  { db, clock, caller: { userId }, requestLimits }: Context<'user'>,
  { personId, message, reason, note }: Report,
): Promise<void> {
  requestLimits.enforceForOperation({
    ...{ name: 'report', userId },
    perMinute: limits.reportsPerMinute,
  });
  if (personId === userId || (await findPublicProfile(db, personId)) === null) {
    throw refuse('person_not_found');
  }
  const snapshot = message ? await readSnapshot(db, { userId, personId }, message) : [];

  await insertReport(db, {
    ...{ id: uuid(), reporterId: userId, personId, reason, note, snapshot },
    ...{ conversationId: message?.conversationId ?? null, seq: message?.seq ?? null },
    ...{ state: 'open', createdAt: clock.now() },
  });
}

async function readSnapshot(
  db: Db,
  { userId, personId }: { userId: string; personId: string },
  key: { conversationId: string; seq: number },
): Promise<ReportedMessage[]> {
  const rows = await listReportedMessages(db, userId, key);
  const reported = rows.find(({ seq }) => seq === key.seq);
  if (reported?.senderId !== personId) throw refuse('message_not_found');
  const files = Map.groupBy(await listAttachments(db, rows), keyText);
  const fromOf = (senderId: string | null) =>
    senderId === personId ? 'reported' : senderId === userId ? 'reporter' : 'other';

  return rows.map((row) => ({
    ...{ seq: row.seq, from: fromOf(row.senderId), body: row.body },
    sentAt: row.sentAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    isDeleted: row.deletedAt !== null,
    attachments: (files.get(keyText(row)) ?? []).map(({ name }) => name),
  }));
}
