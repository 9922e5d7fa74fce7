import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { outbox } from './tables.ts';

export type OutboxMail = typeof outbox.$inferSelect;

export async function insertMail(db: Db, mail: typeof outbox.$inferInsert): Promise<void> {
  await db.insert(outbox).values(mail);
}

export async function findUnsentMail(db: Db, id: string): Promise<OutboxMail | undefined> {
  const [found] = await db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.id, id),
        isNull(outbox.sentAt),
        isNull(outbox.givenUpAt),
        isNotNull(outbox.text),
      ),
    )
    .limit(1);

  return found;
}

/** The newest first, for the operator. */
export async function listMails(db: Db, limit: number): Promise<OutboxMail[]> {
  return await db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(limit);
}

/** What was sent needs its words no more. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: now, ...noWords })
    .where(eq(outbox.id, id));
}

/** With `givenUpAt` it is not tried again, and needs its words no more either. */
export async function markFailed(
  db: Db,
  id: string,
  { reason, givenUpAt }: { reason: string; givenUpAt: Date | null },
): Promise<void> {
  await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      lastError: reason,
      givenUpAt,
      ...(givenUpAt !== null && noWords),
    })
    .where(eq(outbox.id, id));
}

/** Takes the words, with their codes and links, from mails that were tried for so long; those never tried wait for the operator. */
export async function clearTriedBefore(db: Db, before: Date): Promise<void> {
  await db
    .update(outbox)
    .set(noWords)
    .where(and(lt(outbox.createdAt, before), gt(outbox.attempts, 0), isNotNull(outbox.text)));
}

const noWords = { text: null, html: null, unsubscribeUrl: null };

export async function deleteMailsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, before));
}

export async function deleteMailsTo(tx: Db, address: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.to, address));
}
