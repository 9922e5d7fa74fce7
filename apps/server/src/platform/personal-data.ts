import type { Db } from './db/db.ts';
import type { Slice } from './slice.ts';

/** What can be done with everything that is kept of a person, in all slices. */
export type People = {
  exportOf(db: Db, userId: string): ReturnType<typeof exportPerson>;
  erase(db: Db, userId: string): Promise<void>;
};

export function createPeople(slices: readonly Slice[]): People {
  return {
    exportOf: (db, userId) => exportPerson({ db, slices }, userId),
    erase: (db, userId) => erasePerson({ db, slices }, userId),
  };
}

type Where = { db: Db; slices: readonly Slice[] };

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
