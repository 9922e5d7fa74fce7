import { and, count, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { recoveryCodes, signInSteps, totpSecrets } from './tables.ts';

export type StepRow = typeof signInSteps.$inferSelect;
type TotpRow = typeof totpSecrets.$inferSelect;

export async function insertStep(tx: Db, row: StepRow): Promise<void> {
  await tx.insert(signInSteps).values(row);
}

export async function findStep(
  db: Db,
  { id, secretHash, now }: { id: string; secretHash: string; now: Date },
): Promise<StepRow | undefined> {
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

/** Spends one attempt before it is looked at; undefined when there was none, else how many are left. */
export async function spendStepAttempt(db: Db, id: string): Promise<number | undefined> {
  const [spent] = await db
    .update(signInSteps)
    .set({ attemptsLeft: sql`${signInSteps.attemptsLeft} - 1` })
    .where(and(eq(signInSteps.id, id), gt(signInSteps.attemptsLeft, 0)))
    .returning({ attemptsLeft: signInSteps.attemptsLeft });

  return spent?.attemptsLeft;
}

/** Ends a step: true for the one caller that did. */
export async function deleteStep(tx: Db, id: string): Promise<boolean> {
  const deleted = await tx.delete(signInSteps).where(eq(signInSteps.id, id)).returning();

  return deleted.length === 1;
}

export async function deleteStepsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(signInSteps).where(eq(signInSteps.userId, userId));
}

export async function deleteStepsBefore(db: Db, now: Date): Promise<void> {
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

/** Whether an authenticator is asked for when this person signs in. */
export async function hasTotp(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .limit(1);

  return found.length > 0;
}

/** Since when there is an authenticator, and which codes are left: the secrets of neither. */
export async function exportSecurity(db: Db, userId: string) {
  const totp = await findTotp(db, userId);

  return {
    authenticatorSince: totp?.confirmedAt ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  };
}

/** A new secret in place of one that was never confirmed; false when one is confirmed. */
export async function placeTotp(
  db: Db,
  { userId, secret, now }: { userId: string; secret: string; now: Date },
): Promise<boolean> {
  const placed = await db
    .insert(totpSecrets)
    .values({ userId, secret, createdAt: now, confirmedAt: null, lastStep: null })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { secret, createdAt: now, lastStep: null },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId });

  return placed.length > 0;
}

/** Uses a step of 30 seconds up: false when its code, or a later one, was used before. */
export async function useTotpStep(
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

/** False when it was confirmed before. */
export async function confirmTotp(tx: Db, userId: string, now: Date): Promise<boolean> {
  const confirmed = await tx
    .update(totpSecrets)
    .set({ confirmedAt: now })
    .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });

  return confirmed.length === 1;
}

/** Takes the authenticator and the recovery codes away; false when there was none. */
export async function deleteTotp(tx: Db, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const deleted = await tx
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
    .returning({ userId: totpSecrets.userId });

  return deleted.length === 1;
}

/** New recovery codes in place of all of before. */
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

/** Uses a recovery code up: true for the one caller that had it. */
export async function spendRecoveryCode(
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
