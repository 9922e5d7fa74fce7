import { refuse } from '@longhand/contract/errors';
import type { insightTrends } from '@longhand/contract/insights-trends';
import { limits } from '@longhand/contract/limits';
import type { Handlers } from '../../platform/http/context.ts';
import {
  deleteTrendReport,
  insertTrendReport,
  listTrendReports,
  readTrendReport,
  type TrendReportHead,
} from '../queries.ts';
import { readTrendFigures } from './trend-figures.ts';

export const trendHandlers: Handlers<typeof insightTrends> = {
  readTrends: ({ query }, context) => readTrendFigures(query, context),

  async createTrendReport({ body: { id, name, query } }, context) {
    const { db, clock, caller } = context;
    const { userId } = caller;
    const existing = await readTrendReport(db, { userId, id });
    if (existing) return presentReport(existing);
    const { total } = await listTrendReports(db, userId, { page: 1, size: 1 });
    if (total >= limits.trendReportsMax) throw refuse('trend_report_limit');
    const figures = await readTrendFigures(query, context);
    const { from, through: to } = figures.period;
    const significant = figures.trends.filter(({ test }) => test?.isSignificant).length;
    const saved = await insertTrendReport(db, {
      ...{ id, userId, name, query, figures, from, to, significant },
      createdAt: clock.now(),
    });
    if (!saved) throw refuse('trend_report_conflict');

    return presentReport(saved);
  },

  async listTrendReports({ query }, { db, caller }) {
    const { items, total } = await listTrendReports(db, caller.userId, query);

    return { items: items.map(presentReport), total };
  },

  async readTrendReport({ params: { id } }, { db, caller: { userId } }) {
    const report = await readTrendReport(db, { userId, id });
    if (!report) throw refuse('trend_report_not_found');

    return { ...presentReport(report), query: report.query, figures: report.figures };
  },

  async removeTrendReport({ params: { id } }, { db, caller: { userId } }) {
    if (!(await deleteTrendReport(db, { userId, id }))) throw refuse('trend_report_not_found');

    return { success: true };
  },
};

function presentReport({ id, name, from, to, significant, createdAt }: TrendReportHead) {
  return { id, name, from, to, significant, createdAt: createdAt.toISOString() };
}
