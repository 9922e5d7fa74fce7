import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp } from '../e2e/testkit/account.ts';
import { type Api, createApiClient } from '../e2e/testkit/api.ts';
import { type Mailbox, openMailbox } from '../e2e/testkit/mailbox.ts';
import { type Server, startServer } from '../e2e/testkit/server.ts';
import { memoryEnvironment, memoryFlags } from '../scripts/server-memory.mjs';
import { startVerboseChecker } from './hostile-inputs.ts';
import { countIntactTexts, hostileRequests, pause } from './hostile-requests.ts';
import { type BenchDatabase, measureOnBothDatabases } from './on-both-databases.ts';
import { peakMegabytes } from './peak-memory.ts';
import { type Comparison, percentile, printComparisons } from './report.ts';

/**
 * Sends the worst input at its limit to each endpoint that takes texts, lists or files, while another user saves eight words and opens the
 * home page. Measures that user's latency compared with an idle server, the server's memory, and whether all data arrived intact. Runs on
 * the embedded database, on PostgreSQL, and on PostgreSQL with two servers and a user on each.
 */
const idleMs = 5_000;
const pauseMs = 25;
/** Longer than idle worker threads are kept alive. */
const coolDownMs = 200_000;
/** Servers on one database must share the secret. */
const secret = randomBytes(32).toString('hex');

/** The documented minimum memory of a server. */
const machineMemory = 512 * 1024 * 1024;
const memoryReport = join(import.meta.dirname, 'memory-report.ts');
const environment = {
  ...memoryEnvironment,
  REQUESTS_PER_MINUTE_OF_USER: '100000000',
  NODE_OPTIONS: [...memoryFlags(machineMemory), `--import=${memoryReport}`]
    .filter((flag) => flag !== '--liftoff-only') // the server process already has this flag
    .join(' '),
};

await measureOnBothDatabases(async (database) => {
  await benchOn(database, 1);
  if (database.url !== undefined) await benchOn(database, 2);
});

/** @param count number of servers on the database: hostile requests go to the first, and one ordinary user works on each */
async function benchOn(database: BenchDatabase, count: number) {
  const checker = await startVerboseChecker();
  const directory = mkdtempSync(join(tmpdir(), 'longhand-memory-'));
  const memoryFile = join(directory, 'figures');
  const mailbox = await openMailbox();
  const servers: Server[] = [];
  try {
    for (let number = 1; number <= count; number += 1) {
      servers.push(
        await startServer(mailbox, {
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

type HostileRun = { name: string; mailbox: Mailbox; memoryFile: string };

async function measure(servers: readonly Server[], { name, mailbox, memoryFile }: HostileRun) {
  const [first] = servers;
  if (!first) throw new Error('No server was started');
  const hostileUser = await signUp(first.origin, mailbox);
  const writers = await Promise.all(servers.map(({ origin }) => signUp(origin, mailbox)));
  const apis = writers.map(({ api }) => api);
  const idle = await measureAlongside(apis, () => pause(idleMs));
  const times: Comparison[] = [];
  const waits: Comparison[] = [];
  const memory = [`  idle: ${memoryIn(memoryFile)}`];
  for (const [what, work] of Object.entries(hostileRequests(hostileUser.api, first.origin))) {
    const { taken, waited } = await measureAlongside(apis, work);
    const reference = { name: 'a save of eight words', value: percentile(idle.waited.flat(), 0.5) };
    times.push({ what, unit: 'ms', ours: taken, reference });
    for (const [at, own] of waited.entries()) {
      const idleReference = { name: 'idle server', value: percentile(idle.waited[at] ?? [], 0.99) };
      const where = servers.length === 1 ? '' : `, a user on server ${at + 1}`;
      waits.push({
        what: what + where,
        unit: 'ms',
        ours: percentile(own, 0.99),
        reference: idleReference,
      });
    }
    memory.push(`  ${what}: ${memoryIn(memoryFile)}`);
  }
  const last = createApiClient(servers.at(-1)?.origin ?? first.origin);
  await last.auth.login({ body: { email: hostileUser.email, password: hostileUser.password } });
  const whole = await countIntactTexts(last);
  await pause(coolDownMs);
  memory.push(`  idle again: ${memoryIn(memoryFile)}`);
  printComparisons(`Duration on ${name}`, times);
  printComparisons(`p99 latency of another user meanwhile on ${name}`, waits);
  console.log(`  worst ratio: ${Math.max(...waits.map(ratioOf)).toFixed(1)}`);
  console.log(`  texts saved intact: ${whole}`);
  console.log(`\nMemory after each in MB (resident, heap, external) on ${name}`);
  for (const line of memory) console.log(line);
  console.log(`  peak: ${peakMegabytes(first.pid())}`);
}

/** Runs `work` while other users make requests; returns its duration and the others' latencies. */
async function measureAlongside(apis: readonly Api[], work: () => Promise<unknown>) {
  const state = { isOver: false };
  const others = apis.map((api) => writeUntilOver(state, api));
  const start = performance.now();
  await work();
  const taken = performance.now() - start;
  state.isOver = true;

  return { taken, waited: await Promise.all(others) };
}

async function writeUntilOver(state: { isOver: boolean }, api: Api): Promise<number[]> {
  const durations: number[] = [];
  const timed = async (ask: () => Promise<unknown>) => {
    const start = performance.now();
    await ask();
    durations.push(performance.now() - start);
  };
  const id = crypto.randomUUID();
  const sampleFields = { title: 'Note', kind: 'fiction' as const, language: 'en' as const };
  let text = 'Eight words of the tide and the harbor.';
  let { revision } = await api.writingLab.createSample({ body: { id, ...sampleFields, text } });
  do {
    text = `Eight words of the tide and the harbor. ${revision}`;
    await timed(async () => {
      const body = { ...sampleFields, text, revision };
      ({ revision } = await api.writingLab.saveSample({ params: { id }, body }));
    });
    await timed(() => api.home.read());
    await pause(pauseMs);
  } while (!state.isOver);
  const saved = await api.writingLab.readSample({ params: { id } });
  if (saved.text !== text) throw new Error('The last save was lost');
  await api.writingLab.removeSample({ params: { id } });

  return durations;
}

function ratioOf({ ours, reference }: Comparison): number {
  return ours / reference.value;
}

/** The server's latest memory report. */
function memoryIn(file: string): string {
  return readFileSync(file, 'utf8');
}
