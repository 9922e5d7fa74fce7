import { and, asc, count, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { passkeyChallenges, passkeys } from './tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
type ChallengeRow = typeof passkeyChallenges.$inferSelect;

export async function hasPasskey(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);

  return found.length > 0;
}

/** Passkeys of a user, oldest first. */
export async function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .limit(100);
}

export async function exportPasskeys(db: Db, userId: string) {
  const { name, createdAt, usedAt } = passkeys;

  return await db
    .select({ name, createdAt, usedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt));
}

export async function countPasskeys(db: Db, userId: string): Promise<number> {
  const [counted] = await db
    .select({ number: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));

  return counted?.number ?? 0;
}

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [found] = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId))
    .limit(1);

  return found;
}

/** Undefined when the passkey is already registered, by this user or another. */
export async function insertPasskey(tx: Db, row: PasskeyRow): Promise<PasskeyRow | undefined> {
  const [inserted] = await tx
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();

  return inserted;
}

type OwnPasskeyKey = { userId: string; id: string };
const isOwn = ({ userId, id }: OwnPasskeyKey) =>
  and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export async function updatePasskeyName(
  db: Db,
  own: OwnPasskeyKey,
  name: string,
): Promise<PasskeyRow | undefined> {
  const [changed] = await db.update(passkeys).set({ name }).where(isOwn(own)).returning();

  return changed;
}

/** False when the user has no such passkey. */
export async function deletePasskey(tx: Db, own: OwnPasskeyKey): Promise<boolean> {
  const deleted = await tx.delete(passkeys).where(isOwn(own)).returning({ id: passkeys.id });

  return deleted.length === 1;
}

/** Records a use. False when the passkey has been deleted. */
export async function touchPasskey(
  tx: Db,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const touched = await tx
    .update(passkeys)
    .set({ counter, usedAt: now })
    .where(eq(passkeys.id, id))
    .returning({ id: passkeys.id });

  return touched.length === 1;
}

export async function insertChallenge(db: Db, row: ChallengeRow): Promise<void> {
  await db.insert(passkeyChallenges).values(row);
}

/** Deletes a challenge. True once, when it was issued to this browser for this purpose and has not expired. */
export async function consumeChallenge(
  db: Db,
  challenge: Omit<ChallengeRow, 'expiresAt'> & { now: Date },
): Promise<boolean> {
  const { challengeHash, purpose, transactionHash, now } = challenge;
  const deleted = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.transactionHash, transactionHash),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });

  return deleted.length === 1;
}

export async function deleteChallengesBefore(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
