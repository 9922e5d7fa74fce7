import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { MessageKey } from '../message-key.ts';
import type { MessageRow } from '../message-queries.ts';
import { messages } from '../tables.ts';

/** Locks a client id until the transaction ends, so that concurrent retries store one message. */
export async function lockClientId(tx: Db, senderId: string, clientId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`message ${senderId} ${clientId}`}, 0))`,
  );
}

/** The user's message with a client id. */
export async function findByClientId(
  db: Db,
  senderId: string,
  clientId: string,
): Promise<MessageKey | undefined> {
  const [found] = await db
    .select({ conversationId: messages.conversationId, seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.senderId, senderId), eq(messages.clientId, clientId)))
    .limit(1);

  return found;
}

export async function insertMessage(
  tx: Db,
  { terms, ...row }: MessageRow & { terms: readonly string[] },
): Promise<void> {
  await tx.insert(messages).values({ ...row, terms: termVectorOf(terms) });
}

export async function updateMessage(
  tx: Db,
  { conversationId, seq }: MessageKey,
  { terms, ...changes }: Partial<MessageRow> & { terms?: readonly string[] },
): Promise<void> {
  await tx
    .update(messages)
    .set({ ...changes, ...(terms !== undefined && { terms: termVectorOf(terms) }) })
    .where(and(eq(messages.conversationId, conversationId), eq(messages.seq, seq)));
}

function termVectorOf(terms: readonly string[]): SQL {
  return sql`array_to_tsvector(array(select json_array_elements_text(${JSON.stringify(terms)}::json)))`;
}
