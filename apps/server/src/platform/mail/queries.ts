import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { emailSuppressions, outbox } from './tables.ts';

export type OutboxEmail = typeof outbox.$inferSelect;

export async function insertEmail(db: Db, mail: typeof outbox.$inferInsert): Promise<void> {
  await db.insert(outbox).values(mail);
}

export async function findUnsentEmail(db: Db, id: string): Promise<OutboxEmail | undefined> {
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

/** Newest first, for the operator. */
export async function listEmails(db: Db, limit: number): Promise<OutboxEmail[]> {
  return await db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(limit);
}

/** Marks an email as sent and clears its content. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: now, ...clearedContent })
    .where(eq(outbox.id, id));
}

/** Records a failed attempt. With `givenUpAt` the email is not retried, and its content is cleared. */
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
      ...(givenUpAt !== null && clearedContent),
    })
    .where(eq(outbox.id, id));
}

/** Clears the content, with its codes and links, of emails that failed for too long. Emails never attempted wait for the operator. */
export async function clearAttemptedBefore(db: Db, before: Date): Promise<void> {
  await db
    .update(outbox)
    .set(clearedContent)
    .where(and(lt(outbox.createdAt, before), gt(outbox.attempts, 0), isNotNull(outbox.text)));
}

const clearedContent = { text: null, html: null, unsubscribeUrl: null };

export async function deleteEmailsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, before));
}

export async function deleteEmailsTo(tx: Db, address: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.to, address));
}

export async function insertSuppression(
  db: Db,
  row: typeof emailSuppressions.$inferInsert,
): Promise<void> {
  await db.insert(emailSuppressions).values(row).onConflictDoNothing();
}

export async function hasSuppression(db: Db, addressHash: string): Promise<boolean> {
  const found = await db
    .select({ at: emailSuppressions.at })
    .from(emailSuppressions)
    .where(eq(emailSuppressions.addressHash, addressHash))
    .limit(1);

  return found.length > 0;
}

export async function deleteSuppression(db: Db, addressHash: string): Promise<void> {
  await db.delete(emailSuppressions).where(eq(emailSuppressions.addressHash, addressHash));
}

export async function deleteSuppressionsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(emailSuppressions).where(lt(emailSuppressions.at, before));
}
