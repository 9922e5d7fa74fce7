import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, openApi } from '../e2e/testkit/api.ts';
import { type Mailbox, openMailbox } from '../e2e/testkit/mailbox.ts';
import { openServer, type Server } from '../e2e/testkit/server.ts';
import { signUp } from '../e2e/testkit/writer.ts';
import { memoryEnvironment, memoryFlags } from '../scripts/server-memory.mjs';
import { openTalkativeChecker } from './hostile-inputs.ts';
import { countWhole, pause, worksOf } from './hostile-works.ts';
import { type BenchDatabase, onBothDatabases } from './on-both-databases.ts';
import { type Comparison, print, share } from './report.ts';

/**
 * Each endpoint that takes texts, lists or files with its worst input at its limit, beside a writer who saves eight words and opens the home
 * page: how long that writer waits, against how long with nobody else, and what memory the server takes; and whether all that was sent is
 * there in the end. On the embedded database, on PostgreSQL, and on PostgreSQL with a second server, where another writer works.
 */
const quietMs = 5_000;
const pauseMs = 25;
/** Longer than threads stay without work. */
const restMs = 200_000;
/** Servers on one database share it. */
const secret = randomBytes(32).toString('hex');

/** The server has the memory that the documentation asks for. */
const machine = 512 * 1024 * 1024;
const memoryReport = join(import.meta.dirname, 'memory-report.ts');
const environment = {
  ...memoryEnvironment,
  REQUESTS_PER_MINUTE_OF_USER: '100000000',
  NODE_OPTIONS: [...memoryFlags(machine), `--import=${memoryReport}`]
    .filter((flag) => flag !== '--liftoff-only') // it has that already
    .join(' '),
};

await onBothDatabases(async (database) => {
  await benchOn(database, 1);
  if (database.url !== undefined) await benchOn(database, 2);
});

/** @param count of servers on the database: all that is hostile goes to the first, and a writer works on each */
async function benchOn(database: BenchDatabase, count: number) {
  const checker = await openTalkativeChecker();
  const directory = mkdtempSync(join(tmpdir(), 'longhand-memory-'));
  const memoryFile = join(directory, 'figures');
  const mailbox = await openMailbox();
  const servers: Server[] = [];
  try {
    for (let number = 1; number <= count; number += 1) {
      servers.push(
        await openServer(mailbox, {
          ...environment,
          ...(database.url !== undefined && { DATABASE_URL: database.url, SECRET: secret }),
          LANGUAGETOOL_URL: checker.url,
          MEMORY_REPORT: number === 1 ? memoryFile : `${memoryFile} ${number}`,
        }),
      );
    }
    await measure(servers, { name: nameOf(database, count), mailbox, memoryFile });
  } finally {
    for (const server of servers) await server.remove();
    await mailbox.close();
    checker.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

function nameOf({ name }: BenchDatabase, count: number): string {
  return count === 1 ? name : `${name} with ${count} servers`;
}

type Run = { name: string; mailbox: Mailbox; memoryFile: string };

async function measure(servers: readonly Server[], { name, mailbox, memoryFile }: Run) {
  const [first] = servers;
  if (!first) throw new Error('No server was started');
  const heavy = await signUp(first.origin, mailbox);
  const writers = await Promise.all(servers.map(({ origin }) => signUp(origin, mailbox)));
  const apis = writers.map(({ api }) => api);
  const quiet = await whileOthers(apis, () => pause(quietMs));
  const times: Comparison[] = [];
  const waits: Comparison[] = [];
  const memory = [`  with nobody else: ${memoryIn(memoryFile)}`];
  for (const [what, work] of Object.entries(worksOf(heavy.api, first.origin))) {
    const { taken, waited } = await whileOthers(apis, work);
    const reference = { name: 'a save of eight words', value: share(quiet.waited.flat(), 0.5) };
    times.push({ what, unit: 'ms', ours: taken, reference });
    for (const [at, own] of waited.entries()) {
      const alone = { name: 'with nobody else', value: share(quiet.waited[at] ?? [], 0.99) };
      const where = servers.length === 1 ? '' : `, a writer on server ${at + 1}`;
      waits.push({ what: what + where, unit: 'ms', ours: share(own, 0.99), reference: alone });
    }
    memory.push(`  ${what}: ${memoryIn(memoryFile)}`);
  }
  const last = openApi(servers.at(-1)?.origin ?? first.origin);
  await last.auth.login({ body: { email: heavy.email, password: heavy.password } });
  const whole = await countWhole(last);
  await pause(restMs);
  memory.push(`  at rest again: ${memoryIn(memoryFile)}`);
  print(`How long it takes on ${name}`, times);
  print(`How long another writer waits meanwhile (99 of 100 requests) on ${name}`, waits);
  console.log(`  the worst ratio: ${Math.max(...waits.map(ratioOf)).toFixed(1)}`);
  console.log(`  texts that were sent and are there, whole: ${whole}`);
  console.log(`\nMemory after each in MB (resident, heap, outside of the heap) on ${name}`);
  for (const line of memory) console.log(line);
  console.log(`  at its most: ${peakMegabytes(first.pid())}`);
}

/** Works beside the requests of other writers; answers with how long each of these waited. */
async function whileOthers(apis: readonly Api[], work: () => Promise<unknown>) {
  const state = { isOver: false };
  const others = apis.map((api) => writeUntil(state, api));
  const start = performance.now();
  await work();
  const taken = performance.now() - start;
  state.isOver = true;

  return { taken, waited: await Promise.all(others) };
}

async function writeUntil(state: { isOver: boolean }, api: Api): Promise<number[]> {
  const waited: number[] = [];
  const timed = async (ask: () => Promise<unknown>) => {
    const start = performance.now();
    await ask();
    waited.push(performance.now() - start);
  };
  const id = crypto.randomUUID();
  const described = { title: 'Note', kind: 'fiction' as const, language: 'en' as const };
  let text = 'Eight words of the tide and the harbor.';
  let { revision } = await api.writingLab.createSample({ body: { id, ...described, text } });
  do {
    text = `Eight words of the tide and the harbor. ${revision}`;
    await timed(async () => {
      const body = { ...described, text, revision };
      ({ revision } = await api.writingLab.saveSample({ params: { id }, body }));
    });
    await timed(() => api.home.read());
    await pause(pauseMs);
  } while (!state.isOver);
  const kept = await api.writingLab.readSample({ params: { id } });
  if (kept.text !== text) throw new Error('The last words of a writer were lost');
  await api.writingLab.removeSample({ params: { id } });

  return waited;
}

function ratioOf({ ours, reference }: Comparison): number {
  return ours / reference.value;
}

/** What the server last said of its memory. */
function memoryIn(file: string): string {
  return readFileSync(file, 'utf8');
}

/** As Linux counts it. */
function peakMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');

  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}
