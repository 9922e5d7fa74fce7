import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { runForJobs } from '../db/fair-queue.ts';
import type { Config } from '../env.ts';
import type { Services } from '../http/context.ts';
import type { Log } from '../log.ts';
import type { Job } from '../slice.ts';
import type { Jobs } from './jobs.ts';

export type JobQueue = Jobs & {
  /** Starts working on jobs in this process. */
  startWorkers(services: Services): Promise<void>;
  /** Waits up to 3 seconds for running jobs. */
  stop(): Promise<void>;
};

type JobQueueOptions = {
  database: Database;
  config: Pick<Config, 'DATABASE_URL'>;
  log: Log;
  jobs: readonly Job[];
  /** Polling interval for jobs that are enqueued on demand. */
  pollSeconds?: number;
};

/** A job queue in the database, so that jobs are committed in the transaction that enqueues them. */
export async function openJobQueue({
  database,
  config,
  log,
  jobs,
  pollSeconds = 1,
}: JobQueueOptions): Promise<JobQueue> {
  const boss = new PgBoss({ ...connectionOptions(database, config), ...disabledMaintenance });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue failed'));
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name, isDeduplicated = false } of jobs.filter((job) => !known.has(job.name))) {
    await boss.createQueue(name, {
      ...retryPolicy,
      ...(isDeduplicated && { policy: 'short' as const }),
    });
    await boss.insert(name, []); // loads the queue into pg-boss's cache, which is impossible inside a transaction
  }

  return {
    async enqueue(tx, name, data, { key, group, priority = 0 } = {}) {
      await boss.send(name, data, {
        db: fromDrizzle(tx, sql),
        priority,
        ...(key !== undefined && { singletonKey: key }),
        ...(group !== undefined && { group: { id: group } }),
      });
    },

    async enqueueEach(tx, name, keyed) {
      const inserts = keyed.map(({ data, key }) => ({ data, singletonKey: key }));
      await boss.insert(name, inserts, { db: fromDrizzle(tx, sql) });
    },

    async startWorkers(services) {
      for (const job of jobs) {
        const worker: string = await boss.work<Record<string, string>>(
          job.name,
          workOptions(job, pollSeconds),
          async ([given]) => {
            const start = performance.now();
            try {
              await runJob(job, services, given?.data ?? {});
            } finally {
              const pauseMs = pauseFactor * (performance.now() - start);
              setTimeout(() => boss.notifyWorker(worker), pauseMs).unref();
            }
          },
        );
      }
      await updateSchedules(boss, jobs);
    },

    stop: () => boss.stop({ graceful: true, timeout: 3_000 }),
  };
}

/** Writes only changed schedules: each write is a commit that waits for the disk. */
async function updateSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { name, cron } of jobs) {
    if (cron === undefined || known.get(name) === cron) continue;
    await boss.schedule(name, cron, {}, { tz: 'UTC' });
  }
}

async function runJob(job: Job, services: Services, data: Record<string, string>): Promise<void> {
  try {
    await runForJobs(async () => job.run(services, data));
  } catch (error) {
    services.storage.recordFailure(error);
    services.log.warn({ err: error, job: job.name }, 'Job failed and will be retried');
    throw error;
  }
}

function connectionOptions(database: Database, { DATABASE_URL }: Pick<Config, 'DATABASE_URL'>) {
  if (DATABASE_URL !== undefined) return { connectionString: DATABASE_URL, max: 3 };

  return {
    db: {
      executeSql: async (text: string, values?: unknown[]) => {
        const { rows } = await database.run(text, values);

        return { rows: rows as object[] }; // query rows are objects
      },
    },
    backend: 'pglite' as const,
  };
}

/** Database maintenance is done by platform/db/maintenance.ts or by the PostgreSQL server. */
const disabledMaintenance = { reindex: false, monitorVacuum: false };

/** Nine attempts over about a day, with exponential backoff. */
const retryPolicy = {
  retryLimit: 8,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 6 * 60 * 60,
  expireInSeconds: 5 * 60,
  deleteAfterSeconds: 7 * 24 * 60 * 60,
};

/**
 * After a job, the next queued one starts without polling, after a pause of twice the duration of the last job. This gives requests
 * priority, and a hundred queued jobs finish within seconds.
 */
const pauseFactor = 2;

function workOptions({ cron, isSerialPerGroup = false }: Job, pollSeconds: number) {
  return {
    pollingIntervalSeconds: cron === undefined ? pollSeconds : 30,
    ...(isSerialPerGroup && { groupConcurrency: 1 }),
  };
}
