import type { ExportChoice } from '@longhand/contract/reports-export';
import type { Preferences } from '@longhand/contract/settings';
import { daysBetween } from '@longhand/goals/days';
import { localDayAt, readFirstDay, weekStartOf } from '../../goals/index.ts';
import { readAnalyticsOf, readMainMeasure } from '../../insights/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { type ChartBlock, dayChart, hourChart, projectChart } from '../report-charts.ts';
import type { ReportTexts } from '../report-texts.ts';

/** Where an export reads from, at the time of its run. */
export type ExportSource = {
  db: Db;
  userId: string;
  choice: ExportChoice;
  preferences: Preferences;
  now: Date;
};

/** Charts of the entries in the writer's main measure; none without entries. */
export async function readCharts(
  { db, userId, choice, preferences, now }: ExportSource,
  texts: ReportTexts,
): Promise<ChartBlock[]> {
  const { projectId, tag } = choice;
  const today = localDayAt(now, preferences);
  const from = choice.from ?? (await readFirstDay(db, userId, projectId ?? undefined));
  if (from === null) return [];
  const latest = choice.to ?? (from > today ? from : today);
  const to = latest < from ? from : latest;
  const measure = await readMainMeasure(db, userId);
  const figures = await readAnalyticsOf(
    {
      ...{ on: today, weekStart: weekStartOf(preferences), timeZone: preferences.timeZone },
      period: { from, to, through: to, days: daysBetween(from, to) + 1, isUnfinished: false },
      before: null,
      filter: {
        ...{ userId, from, to, ...measure },
        projects: projectId === null ? [] : [projectId],
        tags: tag === null ? [] : [tag],
      },
    },
    db,
  );
  if (figures.totals.entries === 0) return [];

  return [
    ...dayChart(figures, texts),
    ...projectChart(figures, texts),
    ...hourChart(figures, texts),
  ];
}
