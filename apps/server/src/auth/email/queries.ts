import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { emailChanges } from './tables.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

/** The pending email change of a user. */
export async function findEmailChange(
  db: Db,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [found] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)))
    .limit(1);

  return found;
}

/** Replaces a pending change. */
export async function replaceEmailChange(
  tx: Db,
  change: Pick<EmailChangeRow, 'userId' | 'email' | 'expiresAt'>,
): Promise<EmailChangeRow> {
  const row = { ...change, currentConfirmedAt: null, newConfirmedAt: null };
  const { userId: _userId, ...set } = row;
  await tx.insert(emailChanges).values(row).onConflictDoUpdate({
    target: emailChanges.userId,
    set,
  });

  return row;
}

const confirmationColumns = {
  current: emailChanges.currentConfirmedAt,
  new: emailChanges.newConfirmedAt,
} as const;

/** Records the confirmation of one address. Undefined when the change has been replaced. */
export async function confirmEmailChange(
  tx: Db,
  { change, at, now }: { change: EmailChangeRow; at: keyof typeof confirmationColumns; now: Date },
): Promise<EmailChangeRow | undefined> {
  const set = at === 'current' ? { currentConfirmedAt: now } : { newConfirmedAt: now };
  const [confirmed] = await tx
    .update(emailChanges)
    .set(set)
    .where(
      and(
        eq(emailChanges.userId, change.userId),
        eq(emailChanges.email, change.email),
        gt(emailChanges.expiresAt, now),
        isNull(confirmationColumns[at]),
      ),
    )
    .returning();

  return confirmed;
}

/** False when there was no pending change. */
export async function deleteEmailChange(tx: Db, userId: string): Promise<boolean> {
  const deleted = await tx
    .delete(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .returning({ userId: emailChanges.userId });

  return deleted.length === 1;
}

export async function deleteEmailChangesBefore(db: Db, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, now));
}

export async function exportEmailChange(db: Db, userId: string) {
  const { email, expiresAt } = emailChanges;

  return await db
    .select({ email, expiresAt })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .limit(1);
}
