import { fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Api } from '../e2e/testkit/api.ts';
import { openMailbox } from '../e2e/testkit/mailbox.ts';
import { openServer } from '../e2e/testkit/server.ts';
import { signUp } from '../e2e/testkit/writer.ts';
import { startPostgres } from '../scripts/postgres-cluster.ts';
import { type BareDatabase, openBare } from './bare-query.ts';
import { median, print } from './report.ts';
import { novel } from './texts.ts';

/**
 * Requests a second of two calls, whole (session, access rule, database, reply filter), against bare Fastify
 * answering the same bytes and against the bare query, on the embedded database and on PostgreSQL.
 */
const paths = { me: '/api/auth/me', samples: '/api/writing-lab/samples' };
const rounds = 3;
const seconds = 2;
const connections = 10;
const pageful = 25;

const postgres = await startPostgres();
try {
  await benchOn('the embedded database', undefined);
  await benchOn('PostgreSQL', postgres.url);
} finally {
  await postgres.stop();
}

async function benchOn(database: string, databaseUrl: string | undefined) {
  const mailbox = await openMailbox();
  const server = await openServer(mailbox, {
    REQUESTS_PER_MINUTE_OF_USER: '100000000',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  const query = await openBare(databaseUrl);
  try {
    const { api } = await signUp(server.origin, mailbox);
    await fillLibrary(api);
    const bare = await startBare(await bodies(api));
    const rate = await measure(api, { ours: server.origin, bare: bare.origin }, query);
    bare.stop();

    print(`Requests a second on ${database} (median of ${rounds}, ${connections} connections)`, [
      comparison('/api/auth/me', 'bare Fastify', rate('me ours'), rate('me bare')),
      comparison('sample list', 'bare Fastify', rate('samples ours'), rate('samples bare')),
      comparison('sample list', 'bare query', rate('samples ours'), rate('query')),
    ]);
  } finally {
    await query.close();
    await server.remove();
    await mailbox.close();
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
    note('query', await queriesPerSecond(query));
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
async function queriesPerSecond(database: BareDatabase): Promise<number> {
  let count = 0;
  const end = performance.now() + seconds * 1000;
  const ask = async () => {
    for (; performance.now() < end; count += 1) await database.query();
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

async function bodies(api: Api): Promise<Record<string, string>> {
  return {
    [paths.me]: JSON.stringify(await api.auth.me()),
    [paths.samples]: JSON.stringify(await api.writingLab.listSamples({ query: {} })),
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
