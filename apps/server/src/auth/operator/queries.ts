import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { passkeys } from '../passkeys/tables.ts';
import { authCodes } from '../tables.ts';

/** Replaces the operator's previous link. It has its own row, so that requests by others cannot invalidate it. */
export async function replaceOperatorLink(
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

export async function deleteUserPasskeys(tx: Db, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}
