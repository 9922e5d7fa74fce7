import type { Db } from './db/db.ts';

/** Export and erasure of a slice's user data. Each slice handles all of its own rows and no others. */
export type PersonalData = {
  /**
   * All data of a user, by kind, as plain data without secrets and hashes. Many or large rows are an `AsyncIterable`, because all of them
   * together may exceed the memory or the maximum string length.
   */
  exportOf(db: Db, userId: string): Promise<Record<string, unknown>>;
  /** Deletes all rows of a user, in the one transaction that all slices share. */
  erase(tx: Db, userId: string): Promise<void>;
};

/** The parts of a slice that concern personal data. */
type PersonalSlice = { name: string; personal: PersonalData | null };

/** Exports and erases all data of a user, across all slices. */
export type PersonalDataService = {
  exportOf(db: Db, userId: string): ReturnType<typeof exportUserData>;
  erase(db: Db, userId: string): Promise<void>;
};

export function createPersonalDataService(slices: readonly PersonalSlice[]): PersonalDataService {
  return {
    exportOf: (db, userId) => exportUserData({ db, slices }, userId),
    erase: (db, userId) => eraseUserData({ db, slices }, userId),
  };
}

type Source = { db: Db; slices: readonly PersonalSlice[] };

/** All data of a user, by slice. */
export async function exportUserData({ db, slices }: Source, userId: string) {
  const data: Record<string, Record<string, unknown>> = {};
  for (const { name, personal } of slices) {
    if (personal !== null) data[name] = await personal.exportOf(db, userId);
  }

  return data;
}

/**
 * Erases a user from all slices in one transaction. Slices run in reverse order, so that the account, which the others reference, is erased
 * last. The caller invalidates the cached sessions.
 */
export async function eraseUserData({ db, slices }: Source, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { personal } of slices.toReversed()) await personal?.erase(tx, userId);
  });
}
