import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { createSessionStore } from '../auth/index.ts';
import { buildServer } from '../build-server.ts';
import { type Config, readConfig } from '../platform/env.ts';
import { openGeoIp } from '../platform/geoip.ts';
import { createHasher } from '../platform/hasher.ts';
import type { ConnectionLimits } from '../platform/http/connections.ts';
import type { Services } from '../platform/http/context.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { openLeakedPasswords } from '../platform/leaked-passwords.ts';
import { createRequestRateLimits } from '../platform/limits/request-rate-limits.ts';
import { openLiveConnections } from '../platform/live/live.ts';
import { createLog } from '../platform/log.ts';
import { createMailService } from '../platform/mail/mail.ts';
import { createGuardedFetch } from '../platform/outbound/guarded-fetch.ts';
import { createGuardedPost } from '../platform/outbound/guarded-post.ts';
import { createPersonalDataService } from '../platform/personal-data.ts';
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
  /** Log lines since the test began. */
  logged: string[];
  /** Enqueued jobs; see `runJobs`. */
  enqueuedJobs: EnqueuedJob[];
};

type EnqueuedJob = { name: string; data: Record<string, string> };

export type TestServerOptions = {
  /** Additional slices. */
  extraSlices?: readonly Slice[];
  /** Directory of a built web app. */
  webDirectory?: string;
  env?: Partial<Record<keyof Config, string>>;
  /** Whether other nodes use the same database. */
  isShared?: boolean;
  /** Concurrent password hashes; defaults to the number of cores. */
  hashConcurrency?: number;
  connections?: ConnectionLimits;
  /** Free bytes of the database disk. */
  freeBytes?: () => Promise<number>;
};

/**
 * Starts a new server on an empty database before each test, so that no state is shared between tests. Emails stay in the outbox; see
 * `mailbox.ts`.
 */
export function useServer(options: TestServerOptions = {}): TestServer {
  const current = {} as TestServer; // filled before each test, the first time it is used

  beforeEach(async () => {
    const database = await testDatabase();
    await database.reset();
    Object.assign(current, await startTestServer(database, options, createTestClock()));
  });
  afterEach(async () => {
    for (const { app } of [...nodes.splice(0), current]) await app.close();
  });

  return current;
}

/** Starts another node on the same database with the same clock. */
export async function openNode({ clock }: TestServer, options: TestServerOptions = {}) {
  const node = await startTestServer(await testDatabase(), { ...options, isShared: true }, clock);
  nodes.push(node);

  return node;
}

/** Additional nodes of the current test, closed after it. */
const nodes: TestServer[] = [];

async function startTestServer(
  { db, listen }: Pick<TestDatabase, 'db' | 'listen'>,
  options: TestServerOptions,
  clock: TestClock,
): Promise<TestServer> {
  const { extraSlices = [], webDirectory = import.meta.dirname, env = {} } = options;
  const { isShared = false, hashConcurrency, connections, freeBytes } = options;
  const logLines: string[] = [];
  const enqueuedJobs: EnqueuedJob[] = [];
  const jobs: Jobs = {
    enqueue: async (_tx, name, data) => void enqueuedJobs.push({ name, data }),
    enqueueEach: async (_tx, name, keyedJobs) =>
      void enqueuedJobs.push(...keyedJobs.map(({ data }) => ({ name, data }))),
  };
  const config = readConfig({ PUBLIC_URL: 'http://localhost:3000', ...env });
  const plans = readPlans(config);
  const log = createLog('debug', { write: (line) => logLines.push(line) });
  const sessions = createSessionStore({ db, clock, plans, isShared });
  const services: Services = {
    db,
    clock,
    config,
    plans,
    log,
    sign: createSigner('a secret that only tests have'),
    vault: createVault('a secret that only tests have'),
    mail: createMailService({ clock, jobs }),
    jobs,
    personalData: createPersonalDataService(slices),
    hasher: createHasher(hashConcurrency),
    leakedPasswords: await openLeakedPasswords(config),
    geoIp: await openGeoIp(config, { log }),
    guardedFetch: createGuardedFetch({ config }),
    guardedPost: createGuardedPost({ config }),
    requestLimits: createRequestRateLimits({ db, clock, config, log, isShared }),
    sessions,
    live: await openLiveConnections({ db, log, listen, onSessionEnd: sessions.evict }),
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
    logged: logLines,
    enqueuedJobs,
  };
}
