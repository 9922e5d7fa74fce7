import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import autocannon from 'autocannon';
import { type Account, signUp } from '../e2e/testkit/account.ts';
import { type Api, createApiClient } from '../e2e/testkit/api.ts';
import { startBenchServer } from './bench-server.ts';
import { type BenchDatabase, measureOnBothDatabases } from './on-both-databases.ts';
import { printComparisons } from './report.ts';

/**
 * Password sign-ins per second, compared with the plain hash each of them computes; and the latency of other requests while 20 users sign
 * in at once, compared with an idle server.
 */
const userCount = 20;
const seconds = 5;
const othersPerSecond = 100;

await measureOnBothDatabases(benchOn);

async function benchOn(database: BenchDatabase) {
  const { server, mailbox, remove } = await startBenchServer(database);
  try {
    const other = await signUp(server.origin, mailbox);
    const accounts: Account[] = [];
    for (let number = 0; number < userCount; number += 1) {
      accounts.push(await signUp(server.origin, mailbox));
    }
    const idleLatency = await measureOtherRequests(server.origin, other.api);
    const busy = { isOver: false };
    const signingIn = signInUntil(busy, accounts, server.origin);
    const busyLatency = await measureOtherRequests(server.origin, other.api);
    busy.isOver = true;
    const rate = (await signingIn) / seconds;

    printComparisons(`Twenty users sign in at once on ${database.name}`, [
      {
        what: 'sign-ins',
        unit: '/s',
        ours: rate,
        reference: { name: 'bare hashes', value: await hashesPerSecond() },
      },
      {
        what: '/api/auth/me of others, 99 %',
        unit: 'ms',
        ours: busyLatency,
        reference: { name: 'alone', value: idleLatency },
      },
    ]);
  } finally {
    await remove();
  }
}

/** Number of successful sign-ins until `busy.isOver`; each user signs in again immediately. */
async function signInUntil(
  busy: { isOver: boolean },
  accounts: readonly Account[],
  origin: string,
): Promise<number> {
  let count = 0;
  const repeatSignIn = async ({ email, password }: Account) => {
    const api = createApiClient(origin);
    for (; !busy.isOver; count += 1) await api.auth.login({ body: { email, password } });
  };
  await Promise.all(accounts.map(repeatSignIn));

  return count;
}

/** 99th percentile latency in milliseconds at a steady request rate. */
async function measureOtherRequests(origin: string, api: Api): Promise<number> {
  const cookie = api
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const result = await autocannon({
    url: `${origin}/api/auth/me`,
    connections: 10,
    overallRate: othersPerSecond,
    duration: seconds,
    headers: { cookie },
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests were refused.`);

  return Math.max(1, result.latency.p99);
}

/** One hash per core at a time, with the server's parameters. */
async function hashesPerSecond(): Promise<number> {
  const stored = await hash('a pencil', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  let count = 0;
  const end = performance.now() + seconds * 1000;
  const repeatSignIn = async () => {
    for (; performance.now() < end; count += 1) await verify(stored, 'a pencil');
  };
  await Promise.all(Array.from({ length: availableParallelism() }, repeatSignIn));

  return count / seconds;
}
