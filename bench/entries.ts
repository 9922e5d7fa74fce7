import { signUp } from '../e2e/testkit/account.ts';
import type { Api } from '../e2e/testkit/api.ts';
import { openBaselineDatabase } from './baseline-queries.ts';
import { startBenchServer } from './bench-server.ts';
import { type BenchDatabase, measureOnBothDatabases } from './on-both-databases.ts';
import { percentile, printComparisons } from './report.ts';

/**
 * Progress entries per second over 50 connections, by one user and by ten, compared with a plain insert of a row of the same width at the
 * same concurrency; and their 99th percentile latency, compared with entries made one at a time.
 */
const connections = 50;
const seconds = 5;
const goalsPerUser = 3;

await measureOnBothDatabases(benchOn);

async function benchOn(database: BenchDatabase) {
  const { server, mailbox, remove } = await startBenchServer(database);
  const baseline = await openBaselineDatabase(database.url);
  try {
    const users: Api[] = [];
    for (let count = 0; count < 10; count++) {
      const { api } = await signUp(server.origin, mailbox);
      for (let goal = 0; goal < goalsPerUser; goal++) await createGoal(api);
      users.push(api);
    }
    const [first] = users;
    if (!first) throw new Error('No account was created.');
    const sequential = await measureThroughput(1, () => recordEntry(first));
    const inserts = await measureThroughput(connections, () => baseline.insert('entries'));
    for (const some of [[first], users]) {
      const entries = await measureThroughput(connections, (at) =>
        recordEntry(some[at % some.length] ?? first),
      );
      const reference = { name: 'bare insert', value: inserts.rate };
      const p99 = { name: 'one alone', value: sequential.p99 };
      printComparisons(
        `Progress entries of ${some.length} users over ${connections} connections, ${database.name}`,
        [
          { what: 'entries', unit: '/s', ours: entries.rate, reference },
          { what: 'p99 latency', unit: 'ms', ours: entries.p99, reference: p99 },
        ],
      );
    }
  } finally {
    await baseline.close();
    await remove();
  }
}

async function measureThroughput(atOnce: number, work: (at: number) => Promise<unknown>) {
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1000;
  const repeat = async (at: number) => {
    while (performance.now() < end) {
      const start = performance.now();
      await work(at);
      latencies.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, at) => repeat(at)));

  return { rate: latencies.length / seconds, p99: percentile(latencies, 0.99) };
}

function createGoal(api: Api) {
  const dates = { startOn: dayFromNow(-10), endOn: dayFromNow(60) };

  return api.goals.create({ body: { title: 'Draft', targetAmount: 90_000_000, ...dates } });
}

function recordEntry(api: Api) {
  const params = { clientId: crypto.randomUUID() };

  return api.goals.recordEntry({ params, body: { amount: 100, source: 'manual' } });
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
