import { refuse } from '@longhand/contract/errors';
import type { Preferences } from '@longhand/contract/settings';
import { v7 as uuid } from 'uuid';
import type { Db } from '../platform/db/db.ts';
import { savePreferences } from '../settings/index.ts';
import type { UserRow } from './session-queries.ts';
import type { users } from './tables.ts';
import { insertUser } from './user-queries.ts';

type AccountInput = Omit<typeof users.$inferInsert, 'id' | 'createdAt'> &
  Pick<Partial<Preferences>, 'locale' | 'timeZone'>;

/** Creates an account with its profile. Throws `email_taken`, which the caller translates into its own error code. */
export async function createAccount(
  tx: Db,
  { locale = null, timeZone = 'UTC', ...person }: AccountInput,
  now: Date,
): Promise<UserRow> {
  const created = await insertUser(tx, { ...person, id: uuid(), createdAt: now });
  if (created === undefined) throw refuse('email_taken');
  await savePreferences(tx, { userId: created.id, locale, timeZone, now });

  return created;
}
