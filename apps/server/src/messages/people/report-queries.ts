import { limits } from '@longhand/contract/limits';
import { and, asc, desc, eq, gt, lte, not } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { MessageKey } from '../message-key.ts';
import type { MessageRow } from '../message-queries.ts';
import { messages } from '../tables.ts';
import { isHiddenBy, isInRangeOf } from '../visibility-queries.ts';
import { messageReports } from './tables.ts';

type ReportRow = typeof messageReports.$inferSelect;
type ReportedRow = Pick<
  MessageRow,
  'conversationId' | 'seq' | 'senderId' | 'sentAt' | 'editedAt' | 'deletedAt' | 'body'
>;

export async function insertReport(db: Db, row: ReportRow): Promise<void> {
  await db.insert(messageReports).values(row);
}

/** A message and those around it that were sent to the reporter, in order, regardless of blocks. */
export async function listReportedMessages(
  db: Db,
  userId: string,
  { conversationId, seq }: MessageKey,
): Promise<ReportedRow[]> {
  const isSent = and(
    eq(messages.conversationId, conversationId),
    isInRangeOf(userId),
    not(isHiddenBy(userId)),
  );
  const select = () =>
    db
      .select({
        ...{ conversationId: messages.conversationId, seq: messages.seq },
        ...{ senderId: messages.senderId, sentAt: messages.sentAt, body: messages.body },
        ...{ editedAt: messages.editedAt, deletedAt: messages.deletedAt },
      })
      .from(messages);
  const upTo = await select()
    .where(and(isSent, lte(messages.seq, seq)))
    .orderBy(desc(messages.seq))
    .limit(limits.reportContextMax + 1);
  const after = await select()
    .where(and(isSent, gt(messages.seq, seq)))
    .orderBy(asc(messages.seq))
    .limit(limits.reportContextMax);

  return [...upTo.toReversed(), ...after];
}

/** The reports that a user made, oldest first. */
export function listReportsOf(
  db: Db,
  userId: string,
): Promise<Pick<ReportRow, 'reason' | 'note' | 'state' | 'createdAt'>[]> {
  const { reason, note, state, createdAt } = messageReports;

  return db
    .select({ reason, note, state, createdAt })
    .from(messageReports)
    .where(eq(messageReports.reporterId, userId))
    .orderBy(asc(createdAt));
}
