import { and, eq, lt, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { knownDevices, users } from '../tables.ts';

type Device = { userId: string; deviceHash: string };

/** Records a sign-in from a device. True when the device was known before. */
export async function recordDevice(
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

/** Whether the user has signed in from any other device. */
export async function hasOtherDevice(db: Db, { userId, deviceHash }: Device): Promise<boolean> {
  const others = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.deviceHash, deviceHash)))
    .limit(1);

  return others.length > 0;
}

/** Whether the user with this email has signed in from this device. */
export async function isKnownDevice(
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
