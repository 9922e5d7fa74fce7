import type { Profile } from '@longhand/contract/profile';
import { and, eq, ne, notInArray } from 'drizzle-orm';
import { blockedPairIds } from '../auth/index.ts';
import type { Db } from '../platform/db/db.ts';
import { profiles } from './tables.ts';

export type ProfileSettings = Pick<Profile, 'about' | 'website' | 'isShown' | 'parts'>;

const { about, website, isShown, parts } = profiles;
const profileColumns = { about, website, isShown, parts };

/** The default: a hidden profile without content. */
const defaultSettings: ProfileSettings = { about: '', website: '', isShown: false, parts: [] };

export async function readProfileSettings(db: Db, userId: string): Promise<ProfileSettings> {
  const [found] = await db.select(profileColumns).from(profiles).where(eq(profiles.userId, userId));

  return found ?? defaultSettings;
}

export async function saveProfileSettings(
  db: Db,
  { userId, now, ...given }: Partial<ProfileSettings> & { userId: string; now: Date },
): Promise<ProfileSettings> {
  const [saved] = await db
    .insert(profiles)
    .values({ ...defaultSettings, ...given, userId, changedAt: now })
    .onConflictDoUpdate({ target: profiles.userId, set: { ...given, changedAt: now } })
    .returning(profileColumns);

  return saved ?? defaultSettings;
}

/** Subquery of other users with a visible profile, without those whom the caller blocked and who blocked the caller. */
export function visibleProfileIds(db: Db, callerId: string) {
  return db
    .select({ id: profiles.userId })
    .from(profiles)
    .where(
      and(
        eq(profiles.isShown, true),
        ne(profiles.userId, callerId),
        notInArray(profiles.userId, blockedPairIds(db, callerId)),
      ),
    );
}

export async function deleteProfileSettings(tx: Db, userId: string): Promise<void> {
  await tx.delete(profiles).where(eq(profiles.userId, userId));
}
