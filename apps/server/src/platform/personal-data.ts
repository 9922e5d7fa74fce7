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

/** A slice, as far as personal data go. */
type PersonalSlice = { name: string; personal: PersonalData | null };

/** Exports and erases all data of a user, across all slices. */
export type People = {
  exportOf(db: Db, userId: string): ReturnType<typeof exportPerson>;
  erase(db: Db, userId: string): Promise<void>;
};

export function createPeople(slices: readonly PersonalSlice[]): People {
  return {
    exportOf: (db, userId) => exportPerson({ db, slices }, userId),
    erase: (db, userId) => erasePerson({ db, slices }, userId),
  };
}

type Where = { db: Db; slices: readonly PersonalSlice[] };

/** All data of a user, by slice. */
export async function exportPerson({ db, slices }: Where, userId: string) {
  const all: Record<string, Record<string, unknown>> = {};
  for (const { name, personal } of slices) {
    if (personal !== null) all[name] = await personal.exportOf(db, userId);
  }

  return all;
}

/**
 * Erases a user from all slices in one transaction. Slices run in reverse order, so that the account, which the others reference, is erased
 * last. The caller invalidates the cached sessions.
 */
export async function erasePerson({ db, slices }: Where, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { personal } of slices.toReversed()) await personal?.erase(tx, userId);
  });
}
