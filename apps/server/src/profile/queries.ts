import type { Profile } from '@longhand/contract/profile';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { profiles } from './tables.ts';

export type Choices = Pick<Profile, 'about' | 'website' | 'isShown' | 'parts'>;

const { about, website, isShown, parts } = profiles;
const choices = { about, website, isShown, parts };

/** Nothing, to nobody. */
const noChoices: Choices = { about: '', website: '', isShown: false, parts: [] };

export async function readChoices(db: Db, userId: string): Promise<Choices> {
  const [found] = await db.select(choices).from(profiles).where(eq(profiles.userId, userId));

  return found ?? noChoices;
}

export async function saveChoices(
  db: Db,
  { userId, now, ...given }: Partial<Choices> & { userId: string; now: Date },
): Promise<Choices> {
  const [saved] = await db
    .insert(profiles)
    .values({ ...noChoices, ...given, userId, changedAt: now })
    .onConflictDoUpdate({ target: profiles.userId, set: { ...given, changedAt: now } })
    .returning(choices);

  return saved ?? noChoices;
}

/** People other than the caller who show their profile, as a part of another query. */
export function whoShows(db: Db, callerId: string) {
  return db
    .select({ id: profiles.userId })
    .from(profiles)
    .where(and(eq(profiles.isShown, true), ne(profiles.userId, callerId)));
}

export async function deleteChoices(tx: Db, userId: string): Promise<void> {
  await tx.delete(profiles).where(eq(profiles.userId, userId));
}
