import { insightEndpoints } from '@longhand/contract/insights-all';
import { defineSlice } from '../platform/slice.ts';
import { dayHandlers } from './days/handlers.ts';
import { readAnalytics } from './figures/analytics.ts';
import { readProgress } from './figures/progress.ts';
import { readTemporal } from './figures/temporal.ts';
import { insightJobs } from './jobs.ts';
import { erase, exportOf } from './personal-queries.ts';
import { statementHandlers } from './statements/handlers.ts';
import { sentimentHandlers } from './texts/sentiment.ts';
import { trendHandlers } from './trends/handlers.ts';

export { readAnalyticsOf } from './figures/analytics.ts';
export { resolveComparison } from './period.ts';
export { listStatementsSince } from './queries.ts';
export { type InsightScope, resolveScope } from './scope.ts';
export { readMainMeasure } from './statements/evaluate.ts';
export { readBestStatement } from './statements/handlers.ts';

/**
 * Figures about the caller’s own writing: totals, progress, times, moods and sentiment, trends, and short statements with their evidence.
 * Parts with too little data say how much they need. Refuses ranges that end before they start or exceed a hundred years; other users’
 * projects and texts are reported as not found.
 */
export const slice = defineSlice({
  name: 'insights',
  about: 'Figures, trends and statements about the user’s own writing.',
  endpoints: insightEndpoints,
  handlers: {
    readAnalytics,
    readProgress,
    readTemporal,
    ...sentimentHandlers,
    ...trendHandlers,
    ...statementHandlers,
    ...dayHandlers,
  },
  personal: { exportOf, erase },
  jobs: insightJobs,
});
