import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import autocannon from 'autocannon';
import { type Api, openApi } from '../e2e/testkit/api.ts';
import { type Account, signUp } from '../e2e/testkit/writer.ts';
import { openBenchServer } from './bench-server.ts';
import { type BenchDatabase, onBothDatabases } from './on-both-databases.ts';
import { print } from './report.ts';

/**
 * Sign-ins with a password a second, against the bare hash that each of them has to make; and how long other people's
 * requests take while twenty sign in at once, against the same requests on a server that is left alone.
 */
const people = 20;
const seconds = 5;
const othersPerSecond = 100;

await onBothDatabases(benchOn);

async function benchOn(database: BenchDatabase) {
  const { server, mailbox, remove } = await openBenchServer(database);
  try {
    const other = await signUp(server.origin, mailbox);
    const accounts: Account[] = [];
    for (let number = 0; number < people; number += 1) {
      accounts.push(await signUp(server.origin, mailbox));
    }
    const alone = await waitOfOthers(server.origin, other.api);
    const busy = { isOver: false };
    const signingIn = signInUntil(busy, accounts, server.origin);
    const beside = await waitOfOthers(server.origin, other.api);
    busy.isOver = true;
    const rate = (await signingIn) / seconds;

    print(`Twenty people sign in at once on ${database.name}`, [
      {
        what: 'sign-ins',
        unit: '/s',
        ours: rate,
        reference: { name: 'bare hashes', value: await bareHashes() },
      },
      {
        what: '/api/auth/me of others, 99 %',
        unit: 'ms',
        ours: beside,
        reference: { name: 'alone', value: alone },
      },
    ]);
  } finally {
    await remove();
  }
}

/** How many sign-ins succeeded until it was over; each person signs in again as soon as they are in. */
async function signInUntil(
  busy: { isOver: boolean },
  accounts: readonly Account[],
  origin: string,
): Promise<number> {
  let count = 0;
  const again = async ({ email, password }: Account) => {
    const api = openApi(origin);
    for (; !busy.isOver; count += 1) await api.auth.login({ body: { email, password } });
  };
  await Promise.all(accounts.map(again));

  return count;
}

/** Milliseconds within which 99 of 100 requests were answered, at a steady pace. */
async function waitOfOthers(origin: string, api: Api): Promise<number> {
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

/** As many at once as there are cores, with the cost that the server asks for. */
async function bareHashes(): Promise<number> {
  const stored = await hash('a pencil', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  let count = 0;
  const end = performance.now() + seconds * 1000;
  const again = async () => {
    for (; performance.now() < end; count += 1) await verify(stored, 'a pencil');
  };
  await Promise.all(Array.from({ length: availableParallelism() }, again));

  return count / seconds;
}
