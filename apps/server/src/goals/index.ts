import { goalEndpoints } from '@longhand/contract/goals-all';
import { defineSlice } from '../platform/slice.ts';
import { analyticsHandlers } from './analytics/handlers.ts';
import { addCalendarFeed } from './calendar/feed.ts';
import { calendarHandlers } from './calendar/handlers.ts';
import { addProgressFiles } from './exports/files.ts';
import { goalHandlers } from './handlers.ts';
import { importHandlers } from './imports/handlers.ts';
import { goalJobs } from './jobs.ts';
import { milestoneHandlers } from './milestones/handlers.ts';
import { momentumHandlers } from './momentum/handlers.ts';
import { erase, exportOf } from './personal-queries.ts';
import { restHandlers } from './rest/handlers.ts';
import { sessionHandlers } from './sessions/handlers.ts';

export { sumWorks } from './fact-queries.ts';
export { type ProgressFacts, readFacts } from './facts.ts';
export { glance } from './glance.ts';
export { listGoalNames } from './queries.ts';
export { readWrittenDays, sumWritten } from './written-queries.ts';

/**
 * Keeps what a writer wrote on which of their own days, and goals (so much by a date, or in every period) that count it. Entries belong to the
 * writer and outlive every goal; a goal is completed when its total reaches the target, and opens again when it falls back.
 * Refuses entries more than a day ahead, moves outside the table of states, changes of a goal that was changed elsewhere, and
 * more active goals than the plan allows; the goals and entries of others do not exist for anybody.
 */
export const slice = defineSlice({
  name: 'goals',
  about: 'Goals of so much by a date, and what was written on which day.',
  endpoints: goalEndpoints,
  handlers: {
    ...goalHandlers,
    ...importHandlers,
    ...calendarHandlers,
    ...analyticsHandlers,
    ...momentumHandlers,
    ...restHandlers,
    ...sessionHandlers,
    ...milestoneHandlers,
  },
  async addPlainRoutes(app, services) {
    await addProgressFiles(app, services);
    await addCalendarFeed(app, services);
  },
  personal: { exportOf, erase },
  jobs: goalJobs,
});
