import { fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Api } from '../e2e/testkit/api.ts';
import { signUp } from '../e2e/testkit/writer.ts';
import { type BareDatabase, type List, openBare } from './bare-query.ts';
import { openBenchServer } from './bench-server.ts';
import { type BenchDatabase, onBothDatabases } from './on-both-databases.ts';
import { median, print } from './report.ts';
import { novel } from './texts.ts';

/**
 * Requests a second of the session's user and of the lists, whole (session, access rule, database, reply filter), against bare
 * Fastify answering the same bytes and against the bare query, on the embedded database and on PostgreSQL.
 */
const lists = {
  samples: '/api/writing-lab/samples',
  goals: '/api/goals',
  entries: '/api/goals/entries',
} satisfies Record<List, string>;
const listNames = Object.keys(lists) as List[]; // every key is one
const paths = { me: '/api/auth/me', ...lists };
const rounds = 3;
const seconds = 2;
const connections = 10;
const pageful = 25;
const goalsHeld = 3;

await onBothDatabases(benchOn);

async function benchOn(database: BenchDatabase) {
  const { server, mailbox, remove } = await openBenchServer(database);
  const query = await openBare(database.url);
  try {
    const { api } = await signUp(server.origin, mailbox);
    await fillLibrary(api);
    await fillGoals(api);
    const bare = await startBare(await bodies(api));
    const rate = await measure(api, { ours: server.origin, bare: bare.origin }, query);
    bare.stop();

    print(
      `Requests a second on ${database.name} (median of ${rounds}, ${connections} connections)`,
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

async function measure(api: Api, { ours, bare }: Origins, query: BareDatabase) {
  const rates: Record<string, number[]> = {};
  const note = (name: string, rate: number) => {
    rates[name] = [...(rates[name] ?? []), rate];
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, path] of Object.entries(paths)) {
      note(`${name} ours`, await requestsPerSecond(ours + path, api));
      note(`${name} bare`, await requestsPerSecond(bare + path, api));
    }
    for (const list of listNames) {
      note(`${list} query`, await queriesPerSecond(() => query.query(list)));
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
    throw new Error(`${url} answered ${result.non2xx} requests with a refusal.`);
  }

  return result.requests.average;
}

/** As many at a time as the requests. */
async function queriesPerSecond(query: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const end = performance.now() + seconds * 1000;
  const ask = async () => {
    for (; performance.now() < end; count += 1) await query();
  };
  await Promise.all(Array.from({ length: connections }, ask));

  return count / seconds;
}

async function fillLibrary(api: Api) {
  for (let chapter = 1; chapter <= pageful; chapter += 1) {
    await api.writingLab.createSample({
      body: {
        id: crypto.randomUUID(),
        title: `Chapter ${chapter}`,
        kind: 'fiction',
        language: 'en',
        text: novel(500, chapter),
      },
    });
  }
}

/** As many goals as the free plan keeps, each with the entries of a page. */
async function fillGoals(api: Api) {
  for (let number = 1; number <= goalsHeld; number += 1) {
    await api.goals.create({
      body: {
        title: `Draft ${number}`,
        targetAmount: 90_000,
        startOn: dayFromNow(-pageful),
        endOn: dayFromNow(60),
      },
    });
  }
  for (let back = 0; back < pageful; back += 1) {
    await api.goals.recordEntry({
      params: { clientId: crypto.randomUUID() },
      body: { amount: 500 + back, source: 'manual', entryOn: dayFromNow(-back) },
    });
  }
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

async function bodies(api: Api): Promise<Record<string, string>> {
  return {
    [paths.me]: JSON.stringify(await api.auth.me()),
    [paths.samples]: JSON.stringify(await api.writingLab.listSamples({ query: {} })),
    [paths.goals]: JSON.stringify(await api.goals.list({ query: {} })),
    [paths.entries]: JSON.stringify(await api.goals.listEntries({ query: {} })),
  };
}

function startBare(answers: Record<string, string>): Promise<{ origin: string; stop(): void }> {
  const child = fork(join(import.meta.dirname, 'bare-fastify.ts'));
  child.send(answers);

  return new Promise((resolve) => {
    child.once('message', (origin) =>
      resolve({ origin: String(origin), stop: () => child.kill() }),
    );
  });
}
