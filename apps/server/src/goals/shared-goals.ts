import type { Db } from '../platform/db/db.ts';
import { readPreferences } from '../settings/index.ts';
import { localDayAt, weekStartOf } from './local-day.ts';
import { listGoals } from './queries.ts';
import { progressOf } from './rules.ts';

/** The fields of a goal that its owner can share with others. */
type SharedGoal = {
  id: string;
  title: string;
  /** The total of a target, or of the current period of a habit. */
  done: number;
  target: number;
  /** Its measure, or its own unit. */
  unit: string;
};

/** The given goals of a user that are outside of the trash, with their progress on the owner's current day. */
export async function readSharedGoals(
  db: Db,
  userId: string,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<SharedGoal[]> {
  if (ids.length === 0) return [];
  const preferences = await readPreferences(db, userId);
  const today = { on: localDayAt(now, preferences), weekStart: weekStartOf(preferences) };
  const found = await listGoals(db, userId, { today, ids });

  return found.map(({ goal, sums }) => ({
    id: goal.id,
    title: goal.title,
    done: progressOf(goal, sums, today).total,
    target: goal.targetAmount,
    unit: goal.measure === 'own' ? goal.unit : goal.measure,
  }));
}
