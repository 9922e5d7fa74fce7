import type { Preferences } from '@longhand/contract/settings';
import { usualPreferences } from '@longhand/contract/usual-preferences';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { writingProfiles } from './tables.ts';

const shown = {
  locale: writingProfiles.locale,
  timeZone: writingProfiles.timeZone,
  dayStartMinutes: writingProfiles.dayStartMinutes,
  weekStart: writingProfiles.weekStart,
  documentKind: writingProfiles.documentKind,
  measure: writingProfiles.measure,
  editorFont: writingProfiles.editorFont,
  editorWidth: writingProfiles.editorWidth,
  proofreading: writingProfiles.proofreading,
  textsHere: writingProfiles.textsHere,
  hideStreaks: writingProfiles.hideStreaks,
  gentleMode: writingProfiles.gentleMode,
  restWeekdays: writingProfiles.restWeekdays,
  homeCards: writingProfiles.homeCards,
};

export async function findProfile(db: Db, userId: string): Promise<Preferences | undefined> {
  const [found] = await db
    .select(shown)
    .from(writingProfiles)
    .where(eq(writingProfiles.userId, userId))
    .limit(1);

  return found;
}

/** Writes the given fields, over the defaults when there is no profile yet. */
export async function saveProfile(
  db: Db,
  { userId, now, ...given }: Partial<Preferences> & { userId: string; now: Date },
): Promise<Preferences> {
  const [saved] = await db
    .insert(writingProfiles)
    .values({ ...usualPreferences, ...given, userId, changedAt: now })
    .onConflictDoUpdate({
      target: writingProfiles.userId,
      set: { ...given, changedAt: now },
    })
    .returning(shown);

  return saved ?? usualPreferences;
}

export async function deleteProfile(tx: Db, userId: string): Promise<void> {
  await tx.delete(writingProfiles).where(eq(writingProfiles.userId, userId));
}
