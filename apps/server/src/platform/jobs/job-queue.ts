import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Config } from '../env.ts';
import type { Services } from '../http/context.ts';
import type { Log } from '../log.ts';
import type { Job } from '../slice.ts';
import type { Jobs } from './jobs.ts';

export type JobQueue = Jobs & {
  /** Begins to work on jobs in this process. */
  work(services: Services): Promise<void>;
  /** Waits for what runs, for a few seconds at most. */
  stop(): Promise<void>;
};

type Opening = {
  database: Database;
  config: Pick<Config, 'DATABASE_URL'>;
  log: Log;
  jobs: readonly Job[];
  /** How often the jobs that something asks for are looked for. */
  pollSeconds?: number;
};

/** Jobs in the database itself, so that they are committed together with what they belong to. */
export async function openJobQueue({
  database,
  config,
  log,
  jobs,
  pollSeconds = 1,
}: Opening): Promise<JobQueue> {
  const boss = new PgBoss({ ...connection(database, config), ...quiet });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue failed'));
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name, isMerged = false } of jobs.filter((job) => !known.has(job.name))) {
    await boss.createQueue(name, { ...patience, ...(isMerged && { policy: 'short' as const }) });
    await boss.insert(name, []); // reads the queue now: inside a transaction it could not be read
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
      const waiting = keyed.map(({ data, key }) => ({ data, singletonKey: key }));
      await boss.insert(name, waiting, { db: fromDrizzle(tx, sql) });
    },

    async work(services) {
      for (const job of jobs) {
        const worker: string = await boss.work<Record<string, string>>(
          job.name,
          pace(job, pollSeconds),
          async ([given]) => {
            const start = performance.now();
            try {
              await runJob(job, services, given?.data ?? {});
            } finally {
              const pauseMs = restPerWork * (performance.now() - start);
              setTimeout(() => boss.notifyWorker(worker), pauseMs).unref();
            }
          },
        );
      }
      await schedule(boss, jobs);
    },

    stop: () => boss.stop({ graceful: true, timeout: 3_000 }),
  };
}

/** Writes only what is new: each schedule that is written is a commit that the disk is waited for. */
async function schedule(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { name, cron } of jobs) {
    if (cron === undefined || known.get(name) === cron) continue;
    await boss.schedule(name, cron, {}, { tz: 'UTC' });
  }
}

async function runJob(job: Job, services: Services, data: Record<string, string>): Promise<void> {
  try {
    await job.run(services, data);
  } catch (error) {
    services.storage.note(error);
    services.log.warn({ err: error, job: job.name }, 'A job failed and will be tried again');
    throw error;
  }
}

function connection(database: Database, { DATABASE_URL }: Pick<Config, 'DATABASE_URL'>) {
  if (DATABASE_URL !== undefined) return { connectionString: DATABASE_URL, max: 3 };

  return {
    db: {
      executeSql: async (text: string, values?: unknown[]) => {
        const { rows } = await database.run(text, values);

        return { rows: rows as object[] }; // rows of any query are objects
      },
    },
    backend: 'pglite' as const,
  };
}

/** The database is looked after by ourselves (platform/db/upkeep.ts) or by its own server. */
const quiet = { reindex: false, monitorVacuum: false };

/** Nine tries over about a day, at growing distances. */
const patience = {
  retryLimit: 8,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 6 * 60 * 60,
  expireInSeconds: 5 * 60,
  deleteAfterSeconds: 7 * 24 * 60 * 60,
};

/**
 * The next job that waits begins without waiting to be looked for, after so many times as long as the last one took: requests go first,
 * and a hundred jobs that are asked for at once take seconds.
 */
const restPerWork = 2;

function pace({ cron, isInGroups = false }: Job, pollSeconds: number) {
  return {
    pollingIntervalSeconds: cron === undefined ? pollSeconds : 30,
    ...(isInGroups && { groupConcurrency: 1 }),
  };
}
