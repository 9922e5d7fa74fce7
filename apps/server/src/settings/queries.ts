import { defaultPreferences } from '@longhand/contract/default-preferences';
import type { Preferences } from '@longhand/contract/settings';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { writingProfiles } from './tables.ts';

const preferenceColumns = {
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

export async function findPreferences(db: Db, userId: string): Promise<Preferences | undefined> {
  const [found] = await db
    .select(preferenceColumns)
    .from(writingProfiles)
    .where(eq(writingProfiles.userId, userId))
    .limit(1);

  return found;
}

/** Saves the given fields; the others keep their values or get the defaults. */
export async function savePreferences(
  db: Db,
  { userId, now, ...changes }: Partial<Preferences> & { userId: string; now: Date },
): Promise<Preferences> {
  const [saved] = await db
    .insert(writingProfiles)
    .values({ ...defaultPreferences, ...changes, userId, changedAt: now })
    .onConflictDoUpdate({
      target: writingProfiles.userId,
      set: { ...changes, changedAt: now },
    })
    .returning(preferenceColumns);

  return saved ?? defaultPreferences;
}

export async function deletePreferences(tx: Db, userId: string): Promise<void> {
  await tx.delete(writingProfiles).where(eq(writingProfiles.userId, userId));
}
