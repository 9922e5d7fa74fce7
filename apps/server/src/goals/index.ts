import { goalEndpoints } from '@longhand/contract/goals-all';
import { defineSlice } from '../platform/slice.ts';
import { analyticsHandlers } from './analytics/handlers.ts';
import { addCalendarFeed } from './calendar/feed.ts';
import { calendarHandlers } from './calendar/handlers.ts';
import { addProgressFiles } from './exports/files.ts';
import { goalHandlers } from './handlers.ts';
import { importHandlers } from './imports/handlers.ts';
import { goalJobs } from './jobs.ts';
import { goalChangeHandlers } from './lifecycle/goal-changes.ts';
import { milestoneHandlers } from './milestones/handlers.ts';
import { momentumHandlers } from './momentum/handlers.ts';
import { erase, exportOf } from './personal-queries.ts';
import { restHandlers } from './rest/handlers.ts';
import { writingSessionHandlers } from './sessions/handlers.ts';

export { listUnits } from './days/day-queries.ts';
export { listWordDays, sumWords } from './days/word-queries.ts';
export { listEntriesOfDay, listNotesBetween } from './entries/entry-queries.ts';
export { normalizeTags } from './entries/entry-rules.ts';
export { entryColumns, listEntryRows } from './exports/entry-rows.ts';
export {
  countEntries,
  countSessions,
  type ExportFilter,
  readSessionsAfter,
} from './exports/queries.ts';
export { sumProjects } from './facts/fact-queries.ts';
export { type ProgressFacts, readProgressFacts } from './facts/progress-facts.ts';
export { type InsightFacts, readInsightFacts } from './insight-facts.ts';
export { localDayAt, weekStartOf } from './local-day.ts';
export { listPeriodGoals } from './period-goals.ts';
export { presentEntry } from './present.ts';
export { listGoalNames, listGoalRows } from './queries.ts';
export { presentSession } from './sessions/handlers.ts';
export { listSessionsBetween, type WritingSessionRow } from './sessions/queries.ts';
export { readSharedGoals } from './shared-goals.ts';
export {
  countWritingDays,
  listDayFigures,
  listFirstDays,
  listProjectDays,
  listUsedTags,
  readFirstDay,
} from './statistics/history-queries.ts';
export { recountAllStatistics } from './statistics/recount.ts';
export {
  listDaySumsOfHour,
  listHourSums,
  listMoodSums,
  sumSources,
  sumTags,
} from './statistics/share-queries.ts';
export type { StatisticFilter } from './statistics/statistic-filter.ts';
export {
  type DaySum,
  listDaySums,
  listMonthSums,
  listProjectSteps,
  type MonthSum,
  type ProjectStep,
  sumDaysByYear,
  sumProjectsBefore,
} from './statistics/statistic-queries.ts';
export { readActiveGoals, readGoalSummary } from './summary.ts';

/**
 * Logs what a user wrote on which local day, and manages goals that count it: targets by a date, and habits per period. Entries belong to
 * the user and outlive every goal. A goal is completed when its total reaches the target and is reopened when the total falls below it.
 * Refuses entries more than a day ahead, status changes that are not allowed, changes based on an outdated version, and more active goals
 * than the user's plan allows. Other users' goals and entries are reported as not found.
 */
export const slice = defineSlice({
  name: 'goals',
  about: 'Goals with an amount to reach by a date, and the log of daily writing.',
  endpoints: goalEndpoints,
  handlers: {
    ...goalHandlers,
    ...goalChangeHandlers,
    ...importHandlers,
    ...calendarHandlers,
    ...analyticsHandlers,
    ...momentumHandlers,
    ...restHandlers,
    ...writingSessionHandlers,
    ...milestoneHandlers,
  },
  async addPlainRoutes(app, services) {
    await addProgressFiles(app, services);
    await addCalendarFeed(app, services);
  },
  personal: { exportOf, erase },
  jobs: goalJobs,
  notifications: ['goal_reached', 'milestone_reached', 'goal_reminder', 'goal_overdue'],
});
