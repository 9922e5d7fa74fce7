import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { limits } from '@longhand/contract/limits';
import { rawRoutes } from '@longhand/contract/raw-routes';
import { type Account, signUp } from '../e2e/testkit/account.ts';
import { startPostgres } from '../scripts/postgres-cluster.ts';
import { startBenchServer } from './bench-server.ts';
import { median, percentile, printComparisons } from './report.ts';

/** How long a message takes to a reader on another node, and the memory of open event streams. Two nodes on one PostgreSQL. */
const messageCount = 50; // below the limit per minute
const streamCount = 1_000;
const abort = new AbortController();
const postgres = await startPostgres();
const env = { SECRET: randomBytes(32).toString('hex') };
const near = await startBenchServer(postgres, env);
const far = await startBenchServer(postgres, { ...env, SMTP_URL: near.mailbox.url });
try {
  await measureDelivery();
  await measureStreams();
} finally {
  abort.abort();
  await Promise.all([near.remove(), far.remove()]);
  await postgres.stop();
}

async function measureDelivery(): Promise<void> {
  const [ann, bob] = [await newUser(), await newUser()];
  const { user } = await bob.api.auth.me();
  const { id } = await ann.api.messages.openDirect({ params: { id: user.id } });
  const send = (body: string) =>
    ann.api.messages.send({ params: { id }, body: { clientId: crypto.randomUUID(), body } });
  await send('Hello.');
  await bob.api.messages.answerRequest({ params: { id }, body: { isAccepted: true } });
  const events = (await openStream(bob)).getReader();
  await events.read();
  const [sent, seen]: [number[], number[]] = [[], []];
  for (let n = 0; n < messageCount; n += 1) {
    const startedAt = performance.now();
    const sending = send(`Message ${n}`).then(() => sent.push(performance.now() - startedAt));
    do await events.read();
    while (!(await readNewest(bob, id)).includes(`Message ${n}"`)); // other events arrive too
    seen.push(performance.now() - startedAt);
    await sending;
  }
  const compare = (what: string, part: number) => ({
    ...{ what, unit: 'ms', ours: percentile(seen, part) },
    reference: { name: 'the reply to the sender', value: percentile(sent, part) },
  });
  printComparisons(`${messageCount} messages to a reader on another node`, [
    compare('sent to seen, median', 0.5),
    compare('sent to seen, p95', 0.95),
  ]);
}

async function readNewest(reader: Account, id: string): Promise<string> {
  const path = `/api/messages/conversations/${id}/messages?size=1`;
  const headers = { cookie: cookieOf(reader) };

  return (await fetch(far.server.origin + path, { headers })).text();
}

async function measureStreams(): Promise<void> {
  const users: Account[] = [];
  while (users.length * limits.liveConnectionsMax < streamCount) users.push(await newUser());
  const before = await settledMemory();
  for (let n = 0; n < streamCount; n += 1) {
    const stream = await openStream(users[n % users.length] ?? (await newUser()));
    void stream.pipeTo(new WritableStream(), { signal: abort.signal }).catch(() => {});
  }
  const perStream = ((await settledMemory()) - before) / streamCount;
  console.log(
    `\n${streamCount} open event streams on one node: ${perStream.toFixed(1)} kB each, ${Math.round(before / 1024)} MB without them`,
  );
}

/** Signed up on one node; the sessions are valid on both. */
function newUser(): Promise<Account> {
  return signUp(near.server.origin, near.mailbox);
}

function cookieOf({ api }: Account): string {
  return api
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}

async function openStream(user: Account): Promise<ReadableStream<Uint8Array>> {
  const { body, status } = await fetch(far.server.origin + rawRoutes.liveEvents.path, {
    headers: { cookie: cookieOf(user) },
    signal: abort.signal,
  });
  if (status !== 200 || body === null) throw new Error(`The stream was refused: ${status}`);

  return body;
}

/** Resident memory of the far node in kB: the median of three seconds. */
async function settledMemory(): Promise<number> {
  const samples: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const status = readFileSync(`/proc/${far.server.pid()}/status`, 'utf8');
    samples.push(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]));
    await new Promise((resolve) => setTimeout(resolve, 250));
  }

  return median(samples);
}
