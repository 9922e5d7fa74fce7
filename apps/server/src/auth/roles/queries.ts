import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { UserRow } from '../session-queries.ts';
import { users } from '../tables.ts';

/** Locks a user without a requested deletion until the transaction ends. */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  const [locked] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.eraseAt)))
    .for('update');

  return locked;
}
