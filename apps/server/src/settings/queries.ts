import { defaultPreferences } from '@longhand/contract/default-preferences';
import type { Preferences } from '@longhand/contract/settings';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { userPreferences } from './tables.ts';

const preferenceColumns = {
  locale: userPreferences.locale,
  timeZone: userPreferences.timeZone,
  dayStartMinutes: userPreferences.dayStartMinutes,
  weekStart: userPreferences.weekStart,
  documentKind: userPreferences.documentKind,
  measure: userPreferences.measure,
  editorFont: userPreferences.editorFont,
  editorWidth: userPreferences.editorWidth,
  proofreading: userPreferences.proofreading,
  textsHere: userPreferences.textsHere,
  hideStreaks: userPreferences.hideStreaks,
  gentleMode: userPreferences.gentleMode,
  restWeekdays: userPreferences.restWeekdays,
  homeCards: userPreferences.homeCards,
};

export async function findPreferences(db: Db, userId: string): Promise<Preferences | undefined> {
  const [found] = await db
    .select(preferenceColumns)
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId))
    .limit(1);

  return found;
}

/** Saves the given fields; the others keep their values or get the defaults. */
export async function savePreferences(
  db: Db,
  { userId, now, ...changes }: Partial<Preferences> & { userId: string; now: Date },
): Promise<Preferences> {
  const [saved] = await db
    .insert(userPreferences)
    .values({ ...defaultPreferences, ...changes, userId, changedAt: now })
    .onConflictDoUpdate({
      target: userPreferences.userId,
      set: { ...changes, changedAt: now },
    })
    .returning(preferenceColumns);

  return saved ?? defaultPreferences;
}

export async function deletePreferences(tx: Db, userId: string): Promise<void> {
  await tx.delete(userPreferences).where(eq(userPreferences.userId, userId));
}
