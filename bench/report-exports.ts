import { type ExportFormat, exportFormats } from '@longhand/contract/reports-export';
import { insertHistory } from './insert-history.ts';
import { type BenchDatabase, measureOnBothDatabases } from './on-both-databases.ts';
import { type Comparison, printComparisons } from './report.ts';
import { type BenchUser, startSeededServer } from './seeded-server.ts';

/**
 * Time of an export from its request until it is ready, for a user with ten years and 100,000 entries in 20 projects, compared with a user
 * with one month; and the largest memory of the server since its start, after each of them.
 */
const many = { days: 3_650, entries: 100_000 };
const few = { days: 30, entries: 820 };
const pollMs = 50;

await measureOnBothDatabases(benchOn);

async function benchOn(database: BenchDatabase) {
  const server = await startSeededServer(database);
  try {
    await server.seed(async (sql) => {
      await insertHistory(sql, server.few, few);
      await insertHistory(sql, server.many, many);
    });
    const comparisons: Comparison[] = [];
    for (const format of exportFormats) {
      const small = await measureExport(server.few, format);
      const before = server.peakMegabytes();
      const large = await measureExport(server.many, format);
      const name = 'of one month';
      comparisons.push(
        { what: format, unit: 'ms', ours: large.time, reference: { name, value: small.time } },
        { what: 'its file', unit: 'kB', ours: large.size, reference: { name, value: small.size } },
        {
          what: 'peak memory of the server',
          unit: 'MB',
          ours: server.peakMegabytes(),
          reference: { name: 'before it', value: before },
        },
      );
    }
    printComparisons(`Exports of ${many.entries} entries on ${database.name}`, comparisons);
  } finally {
    await server.remove();
  }
}

async function measureExport({ api }: BenchUser, format: ExportFormat) {
  const start = performance.now();
  const { id } = await api.reports.createExport({ body: { format, sections: ['entries'] } });
  while (true) {
    const { items } = await api.reports.listExports();
    const found = items.find((one) => one.id === id);
    if (found?.status === 'ready') {
      const time = performance.now() - start;
      await api.reports.removeExport({ params: { id } });

      return { time, size: (found.size ?? 0) / 1_000 };
    }
    if (found?.status === 'failed') throw new Error(`The ${format} export failed.`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
