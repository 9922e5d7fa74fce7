import { fork } from 'node:child_process';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import autocannon from 'autocannon';
import type { Api } from '../e2e/testkit/api.ts';
import { openMailbox } from '../e2e/testkit/mailbox.ts';
import { openServer } from '../e2e/testkit/server.ts';
import { signUp } from '../e2e/testkit/writer.ts';
import { median, print } from './report.ts';
import { novel } from './texts.ts';

/**
 * Requests a second of two calls, whole (session, access rule, database, reply filter), against bare Fastify
 * answering the same bytes, and against the bare query on the same kind of database.
 */
const paths = { me: '/api/auth/me', samples: '/api/writing-lab/samples' };
const rounds = 3;
const seconds = 3;
const pageful = 25;

const mailbox = await openMailbox();
const server = await openServer(mailbox, { REQUESTS_PER_MINUTE_OF_USER: '100000000' });
try {
  const { api } = await signUp(server.origin, mailbox);
  await fillLibrary(api);
  const bare = await startBare(await bodies(api));
  await compare(api, bare.origin);
  bare.stop();
} finally {
  await server.remove();
  await mailbox.close();
}

async function compare(api: Api, bareOrigin: string) {
  const rates: Record<string, number[]> = {};
  const note = (name: string, rate: number) => {
    rates[name] = [...(rates[name] ?? []), rate];
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, path] of Object.entries(paths)) {
      note(`${name} ours`, await requestsPerSecond(server.origin + path, api));
      note(`${name} bare`, await requestsPerSecond(bareOrigin + path, api));
    }
    note('query', await queriesPerSecond());
  }
  const rate = (name: string) => median(rates[name] ?? []);

  print(`Requests a second (median of ${rounds} rounds of ${seconds} s, 10 connections)`, [
    comparison('/api/auth/me', 'bare Fastify', rate('me ours'), rate('me bare')),
    comparison('sample list', 'bare Fastify', rate('samples ours'), rate('samples bare')),
    comparison('sample list', 'bare PGlite query', rate('samples ours'), rate('query')),
  ]);
}

function comparison(what: string, name: string, ours: number, value: number) {
  return { what, unit: '/s', ours, reference: { name, value } };
}

async function requestsPerSecond(url: string, api: Api): Promise<number> {
  const cookie = api
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const result = await autocannon({ url, connections: 10, duration: seconds, headers: { cookie } });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} answered ${result.non2xx} requests with a refusal.`);
  }

  return result.requests.average;
}

/** What the list reads, without the server: one page of one person's rows by an index, newest first. */
async function queriesPerSecond(): Promise<number> {
  const database = await PGlite.create();
  await database.exec(`
    create table sample (id uuid primary key default gen_random_uuid(), user_id int, title text, kind text,
      language text, words int, characters int, findings int, revision int, versions int,
      created_at timestamptz default now(), changed_at timestamptz default now(), deleted_at timestamptz);
    create index on sample (user_id, changed_at desc);
    insert into sample (user_id, title, kind, language, words, characters, findings, revision, versions)
      select 1, 'Chapter ' || n, 'fiction', 'en', 500, 2600, 12, 1, 1 from generate_series(1, ${pageful}) n;
  `);
  let count = 0;
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    await database.query(
      'select * from sample where user_id = $1 and deleted_at is null order by changed_at desc limit 25',
      [1],
    );
    count += 1;
  }
  await database.close();

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
