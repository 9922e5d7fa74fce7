import { and, eq, lt, ne } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { knownDevices, users } from './tables.ts';

type Device = { userId: string; deviceHash: string };

/** Notes that a person signed in from a browser; true when it was known before. */
export async function meetDevice(
  tx: Db,
  { userId, deviceHash }: Device,
  now: Date,
): Promise<boolean> {
  const known = await tx
    .update(knownDevices)
    .set({ seenAt: now })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)))
    .returning({ userId: knownDevices.userId });
  if (known.length > 0) return true;
  await tx.insert(knownDevices).values({ userId, deviceHash, seenAt: now }).onConflictDoNothing();

  return false;
}

/** Whether a person has ever signed in from any other browser. */
export async function hasOtherDevice(db: Db, { userId, deviceHash }: Device): Promise<boolean> {
  const others = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.deviceHash, deviceHash)))
    .limit(1);

  return others.length > 0;
}

/** Whether the person of an address has signed in from a browser. */
export async function isDeviceOf(
  db: Db,
  { email, deviceHash }: { email: string; deviceHash: string },
): Promise<boolean> {
  const found = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), eq(knownDevices.deviceHash, deviceHash)))
    .limit(1);

  return found.length > 0;
}

export async function deleteDevicesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, before));
}
