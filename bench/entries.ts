import type { Api } from '../e2e/testkit/api.ts';
import { signUp } from '../e2e/testkit/writer.ts';
import { openBare } from './bare-query.ts';
import { openBenchServer } from './bench-server.ts';
import { type BenchDatabase, onBothDatabases } from './on-both-databases.ts';
import { print, share } from './report.ts';

/**
 * Progress entries a second over fifty connections, of one writer and of ten, against the bare insert of a row as wide over as many;
 * and how long 99 of 100 entries take, against one entry alone.
 */
const connections = 50;
const seconds = 5;
const goalsOfOne = 3;

await onBothDatabases(benchOn);

async function benchOn(database: BenchDatabase) {
  const { server, mailbox, remove } = await openBenchServer(database);
  const bare = await openBare(database.url);
  try {
    const writers: Api[] = [];
    for (let count = 0; count < 10; count++) {
      const { api } = await signUp(server.origin, mailbox);
      for (let goal = 0; goal < goalsOfOne; goal++) await startGoal(api);
      writers.push(api);
    }
    const [first] = writers;
    if (!first) throw new Error('Nobody signed up.');
    const alone = await during(1, () => record(first));
    const inserts = await during(connections, () => bare.insert('entries'));
    for (const some of [[first], writers]) {
      const entries = await during(connections, (at) => record(some[at % some.length] ?? first));
      const reference = { name: 'bare insert', value: inserts.rate };
      const p99 = { name: 'one alone', value: alone.p99 };
      print(`Progress entries of ${some.length} at ${connections} connections, ${database.name}`, [
        { what: 'entries', unit: '/s', ours: entries.rate, reference },
        { what: '99 of 100 wait', unit: 'ms', ours: entries.p99, reference: p99 },
      ]);
    }
  } finally {
    await bare.close();
    await remove();
  }
}

async function during(atOnce: number, work: (at: number) => Promise<unknown>) {
  const waited: number[] = [];
  const end = performance.now() + seconds * 1000;
  const repeat = async (at: number) => {
    while (performance.now() < end) {
      const start = performance.now();
      await work(at);
      waited.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, at) => repeat(at)));

  return { rate: waited.length / seconds, p99: share(waited, 0.99) };
}

function startGoal(api: Api) {
  const dates = { startOn: dayFromNow(-10), endOn: dayFromNow(60) };

  return api.goals.create({ body: { title: 'Draft', targetAmount: 90_000_000, ...dates } });
}

function record(api: Api) {
  const params = { clientId: crypto.randomUUID() };

  return api.goals.recordEntry({ params, body: { amount: 100, source: 'manual' } });
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
