import type { ExportChoice } from '@longhand/contract/reports-export';
import type { Preferences } from '@longhand/contract/settings';
import { daysBetween } from '@longhand/goals/days';
import { listUnits, localDayAt, readFirstDay, weekStartOf } from '../../goals/index.ts';
import { readAnalyticsOf, readMainMeasure } from '../../insights/index.ts';
import type { Db } from '../../platform/db/db.ts';

/** Where an export reads from, at the time of its run. */
export type ExportSource = {
  db: Db;
  userId: string;
  choice: ExportChoice;
  preferences: Preferences;
  now: Date;
};

/**
 * Figures of the chosen entries in the writer's main measure, or in the measure logged last of those that have any. Null if none has an
 * amount to draw.
 */
export async function readChartFigures({ db, userId, choice, preferences, now }: ExportSource) {
  const { projectId, tag } = choice;
  const today = localDayAt(now, preferences);
  const from = choice.from ?? (await readFirstDay(db, userId, projectId ?? undefined));
  if (from === null) return null;
  const latest = choice.to ?? today;
  const to = latest < from ? from : latest;
  const scope = {
    ...{ on: today, weekStart: weekStartOf(preferences), timeZone: preferences.timeZone },
    period: { from, to, through: to, days: daysBetween(from, to) + 1, isUnfinished: false },
    before: null,
  };
  const projects = projectId === null ? [] : [projectId];
  const tags = tag === null ? [] : [tag];

  for (const { measure, unit } of [
    await readMainMeasure(db, userId),
    ...(await listUnits(db, userId)),
  ]) {
    const filter = { userId, from, to, measure, unit, projects, tags };
    const figures = await readAnalyticsOf({ ...scope, filter }, db);
    if (figures.points.some(({ amount }) => amount > 0)) return figures;
  }

  return null;
}
