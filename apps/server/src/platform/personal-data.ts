import type { Db } from './db/db.ts';

/** What a slice keeps of persons: to hand out and to erase. Each slice sees to its own rows, and to all of them. */
export type PersonalData = {
  /**
   * Everything of a person, by kind, as plain data; secrets and hashes are left out. Rows that are many or large come in time, as
   * an `AsyncIterable`: all of them at once may be more than the memory or a string can hold.
   */
  exportOf(db: Db, userId: string): Promise<Record<string, unknown>>;
  /** Leaves no row of a person; in the one transaction that all slices erase in. */
  erase(tx: Db, userId: string): Promise<void>;
};

/** A slice, as far as personal data go. */
type PersonalSlice = { name: string; personal: PersonalData | null };

/** What can be done with everything that is kept of a person, in all slices. */
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

/** Everything that is kept of a person, by slice. */
export async function exportPerson({ db, slices }: Where, userId: string) {
  const all: Record<string, Record<string, unknown>> = {};
  for (const { name, personal } of slices) {
    if (personal !== null) all[name] = await personal.exportOf(db, userId);
  }

  return all;
}

/**
 * Erases a person from every slice, or from none. The last slice begins, so that the account, on which all others
 * rest, goes at the end. The caller lets the sessions be forgotten.
 */
export async function erasePerson({ db, slices }: Where, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { personal } of slices.toReversed()) await personal?.erase(tx, userId);
  });
}
