import { insertHistory } from './insert-history.ts';
import { type BenchDatabase, measureOnBothDatabases } from './on-both-databases.ts';
import { type Comparison, printComparisons } from './report.ts';
import { type BenchUser, medianDurations, startSeededServer } from './seeded-server.ts';

/**
 * Response times of the screens of insights for a user with ten years and 100,000 entries in 20 projects, compared with a user with one
 * month of the same entries per day; and of an entry for a past day, which changes the statistics of that day only.
 */
const many = { days: 3_650, entries: 100_000 };
const few = { days: 30, entries: 820 };
const runs = 15;

const monthQuery = { range: 'last_28_days' } as const;

const operations: Record<string, (writer: BenchUser) => Promise<unknown>> = {
  analytics: ({ api }) => api.insights.readAnalytics({ query: monthQuery }),
  progress: ({ api }) => api.insights.readProgress({ query: monthQuery }),
  sentiment: ({ api }) => api.insights.readSentiment({ query: monthQuery }),
  temporal: ({ api }) => api.insights.readTemporal({ query: monthQuery }),
  trends: ({ api }) => api.insights.readTrends({ query: monthQuery }),
  statements: ({ api }) => api.insights.listStatements({ query: {} }),
  filters: ({ api }) => api.insights.readFilters(),
  home: ({ api }) => api.home.read(),
  'analytics of all time': ({ api }) => api.insights.readAnalytics({ query: { range: 'all' } }),
  'trends of all time': ({ api }) => api.insights.readTrends({ query: { range: 'all' } }),
  'an entry of 20 days ago': ({ api }) =>
    api.goals.recordEntry({
      params: { clientId: crypto.randomUUID() },
      body: { amount: 100, source: 'editor', entryOn: dayBefore(20) },
    }),
};

await measureOnBothDatabases(benchOn);

async function benchOn(database: BenchDatabase) {
  const server = await startSeededServer(database);
  try {
    await server.seed(async (sql) => {
      await insertHistory(sql, server.few, few);
      await insertHistory(sql, server.many, many);
    });
    const comparisons: Comparison[] = [];
    for (const [what, work] of Object.entries(operations)) {
      const [value = Number.NaN, ours = Number.NaN] = await medianDurations(runs, [
        () => work(server.few),
        () => work(server.many),
      ]);
      comparisons.push({ what, unit: 'ms', ours, reference: { name: 'with one month', value } });
    }
    printComparisons(
      `Insights of ten years with ${many.entries} entries on ${database.name} (median of ${runs})`,
      comparisons,
    );
  } finally {
    await server.remove();
  }
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
