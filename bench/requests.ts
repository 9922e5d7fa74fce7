import { fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { signUp } from '../e2e/testkit/account.ts';
import type { Api } from '../e2e/testkit/api.ts';
import { type BaselineDatabase, type ListName, openBaselineDatabase } from './baseline-queries.ts';
import { startBenchServer } from './bench-server.ts';
import { type BenchDatabase, measureOnBothDatabases } from './on-both-databases.ts';
import { median, printComparisons } from './report.ts';
import { generateNovel } from './texts.ts';

/**
 * Requests per second to the session user and the lists (session, access rule, database, reply filter), compared with bare Fastify sending
 * the same bytes and with the plain query, on the embedded database and on PostgreSQL.
 */
const lists = {
  samples: '/api/writing-lab/samples',
  goals: '/api/goals',
  entries: '/api/goals/entries',
} satisfies Record<ListName, string>;
const listNames = Object.keys(lists) as ListName[]; // every key is one
const paths = { me: '/api/auth/me', ...lists };
const rounds = 3;
const seconds = 2;
const connections = 10;
const pageSize = 25;
const goalCount = 3;

await measureOnBothDatabases(benchOn);

async function benchOn(database: BenchDatabase) {
  const { server, mailbox, remove } = await startBenchServer(database);
  const query = await openBaselineDatabase(database.url);
  try {
    const { api } = await signUp(server.origin, mailbox);
    await createSamples(api);
    await createGoals(api);
    const bare = await startBareFastify(await fetchBodies(api));
    const rate = await measure(api, { ours: server.origin, bare: bare.origin }, query);
    bare.stop();

    printComparisons(
      `Requests per second on ${database.name} (median of ${rounds}, ${connections} connections)`,
      [
        comparison('/api/auth/me', 'bare Fastify', rate('me ours'), rate('me bare')),
        ...listNames.flatMap((list) => [
          comparison(list, 'bare Fastify', rate(`${list} ours`), rate(`${list} bare`)),
          comparison(list, 'bare query', rate(`${list} ours`), rate(`${list} query`)),
        ]),
      ],
    );
  } finally {
    await query.close();
    await remove();
  }
}

type Origins = { ours: string; bare: string };

async function measure(api: Api, { ours, bare }: Origins, query: BaselineDatabase) {
  const rates: Record<string, number[]> = {};
  const recordRate = (name: string, rate: number) => {
    rates[name] = [...(rates[name] ?? []), rate];
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, path] of Object.entries(paths)) {
      recordRate(`${name} ours`, await requestsPerSecond(ours + path, api));
      recordRate(`${name} bare`, await requestsPerSecond(bare + path, api));
    }
    for (const list of listNames) {
      recordRate(`${list} query`, await queriesPerSecond(() => query.query(list)));
    }
  }

  return (name: string) => median(rates[name] ?? []);
}

function comparison(what: string, name: string, ours: number, value: number) {
  return { what, unit: '/s', ours, reference: { name, value } };
}

async function requestsPerSecond(url: string, api: Api): Promise<number> {
  const cookie = api
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const result = await autocannon({ url, connections, duration: seconds, headers: { cookie } });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} refused ${result.non2xx} requests.`);
  }

  return result.requests.average;
}

/** Same concurrency as the HTTP requests. */
async function queriesPerSecond(query: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const end = performance.now() + seconds * 1000;
  const queryUntilEnd = async () => {
    for (; performance.now() < end; count += 1) await query();
  };
  await Promise.all(Array.from({ length: connections }, queryUntilEnd));

  return count / seconds;
}

async function createSamples(api: Api) {
  for (let chapter = 1; chapter <= pageSize; chapter += 1) {
    await api.writingLab.createSample({
      body: {
        id: crypto.randomUUID(),
        title: `Chapter ${chapter}`,
        kind: 'fiction',
        language: 'en',
        text: generateNovel(500, chapter),
      },
    });
  }
}

/** The maximum number of goals of the free plan, each with one page of entries. */
async function createGoals(api: Api) {
  for (let number = 1; number <= goalCount; number += 1) {
    await api.goals.create({
      body: {
        title: `Draft ${number}`,
        targetAmount: 90_000,
        startOn: dayFromNow(-pageSize),
        endOn: dayFromNow(60),
      },
    });
  }
  for (let back = 0; back < pageSize; back += 1) {
    await api.goals.recordEntry({
      params: { clientId: crypto.randomUUID() },
      body: { amount: 500 + back, source: 'manual', entryOn: dayFromNow(-back) },
    });
  }
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

async function fetchBodies(api: Api): Promise<Record<string, string>> {
  return {
    [paths.me]: JSON.stringify(await api.auth.me()),
    [paths.samples]: JSON.stringify(await api.writingLab.listSamples({ query: {} })),
    [paths.goals]: JSON.stringify(await api.goals.list({ query: {} })),
    [paths.entries]: JSON.stringify(await api.goals.listEntries({ query: {} })),
  };
}

function startBareFastify(
  answers: Record<string, string>,
): Promise<{ origin: string; stop(): void }> {
  const child = fork(join(import.meta.dirname, 'bare-fastify.ts'));
  child.send(answers);

  return new Promise((resolve) => {
    child.once('message', (origin) =>
      resolve({ origin: String(origin), stop: () => child.kill() }),
    );
  });
}
