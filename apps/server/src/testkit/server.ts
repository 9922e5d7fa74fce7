import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { createSessionStore } from '../auth/index.ts';
import { buildServer } from '../build-server.ts';
import { type Config, readConfig } from '../platform/env.ts';
import { createHasher } from '../platform/hasher.ts';
import type { ConnectionLimits } from '../platform/http/connections.ts';
import type { Services } from '../platform/http/context.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { openLeakedPasswords } from '../platform/leaked-passwords.ts';
import { createRequestLimits } from '../platform/limits/request-limits.ts';
import { openLive } from '../platform/live/live.ts';
import { createLog } from '../platform/log.ts';
import { createMail } from '../platform/mail/mail.ts';
import { createPeople } from '../platform/personal-data.ts';
import { openPlaces } from '../platform/places.ts';
import { readPlans } from '../platform/plans.ts';
import { createSigner } from '../platform/secret.ts';
import type { Slice } from '../platform/slice.ts';
import { createStorageHealth } from '../platform/storage-health.ts';
import { createVault } from '../platform/vault.ts';
import { slices } from '../slices.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { type TestDatabase, testDatabase } from './database.ts';

export type TestServer = {
  app: FastifyInstance;
  services: Services;
  clock: TestClock;
  /** Every line that the server logged since the test began. */
  logged: string[];
  /** The work that was asked for: see `runJobs`. */
  asked: AskedJob[];
};

type AskedJob = { name: string; data: Record<string, string> };

export type TestServerOptions = {
  /** Beside those that the server has. */
  extraSlices?: readonly Slice[];
  /** Where a built web application is. */
  webDirectory?: string;
  env?: Partial<Record<keyof Config, string>>;
  /** Whether other nodes answer on the same database. */
  isShared?: boolean;
  /** How many passwords are hashed at once; as many as the machine has cores. */
  hashesAtOnce?: number;
  connections?: ConnectionLimits;
  /** Of the disk that the database is on. */
  freeBytes?: () => Promise<number>;
};

/**
 * The server on the database of this test worker, which each test finds empty. It is new for each test, so that
 * nothing is remembered from the one before. Mail stays in the outbox; see `mailbox.ts`.
 */
export function useServer(options: TestServerOptions = {}): TestServer {
  const current = {} as TestServer; // filled before each test, which is when it can first be seen

  beforeEach(async () => {
    const database = await testDatabase();
    await database.reset();
    Object.assign(current, await startServer(database, options, createTestClock()));
  });
  afterEach(async () => {
    for (const { app } of [...nodes.splice(0), current]) await app.close();
  });

  return current;
}

/** Another node on the database of a server, in the same time. */
export async function openNode({ clock }: TestServer, options: TestServerOptions = {}) {
  const node = await startServer(await testDatabase(), { ...options, isShared: true }, clock);
  nodes.push(node);

  return node;
}

/** Nodes that a test has opened beside its server; they end with it. */
const nodes: TestServer[] = [];

async function startServer(
  { db, listen }: Pick<TestDatabase, 'db' | 'listen'>,
  options: TestServerOptions,
  clock: TestClock,
): Promise<TestServer> {
  const { extraSlices = [], webDirectory = import.meta.dirname, env = {} } = options;
  const { isShared = false, hashesAtOnce, connections, freeBytes } = options;
  const logged: string[] = [];
  const asked: AskedJob[] = [];
  const jobs: Jobs = {
    enqueue: async (_tx, name, data) => void asked.push({ name, data }),
    enqueueEach: async (_tx, name, works) =>
      void asked.push(...works.map(({ data }) => ({ name, data }))),
  };
  const config = readConfig({ PUBLIC_URL: 'http://localhost:3000', ...env });
  const plans = readPlans(config);
  const log = createLog('debug', { write: (line) => logged.push(line) });
  const sessions = createSessionStore({ db, clock, plans, isShared });
  const services: Services = {
    db,
    clock,
    config,
    plans,
    log,
    sign: createSigner('a secret that only tests have'),
    vault: createVault('a secret that only tests have'),
    mail: createMail({ clock, jobs }),
    jobs,
    people: createPeople(slices),
    hasher: createHasher(hashesAtOnce),
    leakedPasswords: await openLeakedPasswords(config),
    places: await openPlaces(config, { log }),
    requestLimits: createRequestLimits({ db, clock, config, log, isShared }),
    sessions,
    live: await openLive({ db, log, listen, onSessionEnd: sessions.drop }),
    storage: createStorageHealth({ freeBytes, clock, log }),
  };

  return {
    app: await buildServer(services, {
      slices: [...slices, ...extraSlices],
      webDirectory,
      ...(connections !== undefined && { connections }),
    }),
    services,
    clock,
    logged,
    asked,
  };
}
