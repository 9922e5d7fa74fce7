import type { Db } from '../db/db.ts';
import { instance } from './tables.ts';

export async function readSecretCheck(db: Db): Promise<string | null> {
  const [row] = await db.select().from(instance);

  return row?.secretCheck ?? null;
}

/** Stores the check unless one exists, and returns the stored one: another node may have been first. */
export async function storeSecretCheck(db: Db, secretCheck: string): Promise<string | null> {
  await db.insert(instance).values({ secretCheck }).onConflictDoNothing();

  return await readSecretCheck(db);
}

export async function replaceSecretCheck(db: Db, secretCheck: string): Promise<void> {
  await db
    .insert(instance)
    .values({ secretCheck })
    .onConflictDoUpdate({ target: instance.isOnly, set: { secretCheck } });
}
