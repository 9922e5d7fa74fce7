import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { UserRow } from '../session-queries.ts';
import { users } from '../tables.ts';

/** A person with an account that is not about to be erased; nobody else changes it until the transaction ends. */
export async function holdPerson(tx: Db, id: string): Promise<UserRow | undefined> {
  const [held] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.eraseAt)))
    .for('update');

  return held;
}
