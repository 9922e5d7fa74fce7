import { and, count, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { recoveryCodes, signInSteps, totpSecrets } from './tables.ts';

export type SignInStepRow = typeof signInSteps.$inferSelect;
type TotpRow = typeof totpSecrets.$inferSelect;

export async function insertSignInStep(tx: Db, row: SignInStepRow): Promise<void> {
  await tx.insert(signInSteps).values(row);
}

export async function findSignInStep(
  db: Db,
  { id, secretHash, now }: { id: string; secretHash: string; now: Date },
): Promise<SignInStepRow | undefined> {
  const [found] = await db
    .select()
    .from(signInSteps)
    .where(
      and(
        eq(signInSteps.id, id),
        eq(signInSteps.secretHash, secretHash),
        gt(signInSteps.expiresAt, now),
      ),
    )
    .limit(1);

  return found;
}

/** Uses one attempt before the proof is verified. Returns the attempts left, or undefined when there was none. */
export async function consumeStepAttempt(db: Db, id: string): Promise<number | undefined> {
  const [updated] = await db
    .update(signInSteps)
    .set({ attemptsLeft: sql`${signInSteps.attemptsLeft} - 1` })
    .where(and(eq(signInSteps.id, id), gt(signInSteps.attemptsLeft, 0)))
    .returning({ attemptsLeft: signInSteps.attemptsLeft });

  return updated?.attemptsLeft;
}

/** Deletes a step. True for exactly one caller. */
export async function deleteSignInStep(tx: Db, id: string): Promise<boolean> {
  const deleted = await tx.delete(signInSteps).where(eq(signInSteps.id, id)).returning();

  return deleted.length === 1;
}

export async function deleteUserSignInSteps(tx: Db, userId: string): Promise<void> {
  await tx.delete(signInSteps).where(eq(signInSteps.userId, userId));
}

export async function deleteSignInStepsBefore(db: Db, now: Date): Promise<void> {
  await db.delete(signInSteps).where(lte(signInSteps.expiresAt, now));
}

export async function findTotp(db: Db, userId: string): Promise<TotpRow | undefined> {
  const [found] = await db
    .select()
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
    .limit(1);

  return found;
}

/** Whether sign-in requires an authenticator code. */
export async function hasTotp(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .limit(1);

  return found.length > 0;
}

/** Data export: without the secrets. */
export async function exportSecurity(db: Db, userId: string) {
  const totp = await findTotp(db, userId);

  return {
    authenticatorSince: totp?.confirmedAt ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  };
}

/** Saves an unconfirmed secret, replacing another unconfirmed one. False when one is confirmed. */
export async function savePendingTotp(
  db: Db,
  { userId, secret, now }: { userId: string; secret: string; now: Date },
): Promise<boolean> {
  const saved = await db
    .insert(totpSecrets)
    .values({ userId, secret, createdAt: now, confirmedAt: null, lastStep: null })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { secret, createdAt: now, lastStep: null },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId });

  return saved.length > 0;
}

/** Marks a TOTP time step as used (RFC 6238, section 5.2). False when this step or a later one was used before. */
export async function consumeTotpStep(
  tx: Db,
  { userId, step }: { userId: string; step: number },
): Promise<boolean> {
  const isNew = or(isNull(totpSecrets.lastStep), lt(totpSecrets.lastStep, step));
  const used = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), isNew))
    .returning({ userId: totpSecrets.userId });

  return used.length === 1;
}

/** False when it was already confirmed. */
export async function confirmTotp(tx: Db, userId: string, now: Date): Promise<boolean> {
  const confirmed = await tx
    .update(totpSecrets)
    .set({ confirmedAt: now })
    .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });

  return confirmed.length === 1;
}

/** Deletes the authenticator and the recovery codes. False when none was set up. */
export async function deleteTotp(tx: Db, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const deleted = await tx
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });

  return deleted.length === 1;
}

/** Replaces all recovery codes of a user. */
export async function replaceRecoveryCodes(
  tx: Db,
  { userId, hashes, now }: { userId: string; hashes: readonly string[]; now: Date },
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now, usedAt: null })));
}

const isUnused = (userId: string) =>
  and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

export async function hasRecoveryCode(
  db: Db,
  { userId, codeHash }: { userId: string; codeHash: string },
): Promise<boolean> {
  const found = await db
    .select({ userId: recoveryCodes.userId })
    .from(recoveryCodes)
    .where(and(isUnused(userId), eq(recoveryCodes.codeHash, codeHash)))
    .limit(1);

  return found.length > 0;
}

/** Marks a recovery code as used. True for exactly one caller. */
export async function consumeRecoveryCode(
  tx: Db,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isUnused(userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });

  return used.length === 1;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [counted] = await db.select({ left: count() }).from(recoveryCodes).where(isUnused(userId));

  return counted?.left ?? 0;
}
