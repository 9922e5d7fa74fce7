import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { passkeys } from '../passkeys/tables.ts';
import { authCodes } from '../tables.ts';

/** Puts a link in place of the operator's one before: they are asked face to face, and nobody else voids it. */
export async function placeLink(
  tx: Db,
  link: Pick<typeof authCodes.$inferInsert, 'email' | 'codeHash' | 'locale' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  const key = { email: link.email, type: 'PasswordReset', asker: 'operator' } as const;
  const values = { ...link, transactionHash: '', attemptsLeft: 1, sentAt: now, usedAt: null };
  const counts = { hourFrom: now, sentInHour: 0, dayFrom: now, sentInDay: 0 };

  await tx
    .insert(authCodes)
    .values({ ...key, ...values, ...counts })
    .onConflictDoUpdate({
      target: [authCodes.email, authCodes.type, authCodes.asker],
      set: values,
    });
}

export async function deletePasskeysOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}
