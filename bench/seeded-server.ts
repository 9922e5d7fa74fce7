import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { signUp } from '../e2e/testkit/account.ts';
import type { Api } from '../e2e/testkit/api.ts';
import { startBenchServer } from './bench-server.ts';
import type { BenchDatabase } from './on-both-databases.ts';
import { peakMegabytes } from './peak-memory.ts';
import { median } from './report.ts';

export type Sql = (text: string, values: unknown[]) => Promise<unknown>;
export type BenchUser = { api: Api; userId: string };

/** A server with two users whose history can be inserted directly into the tables. */
export type SeededServer = {
  few: BenchUser;
  many: BenchUser;
  /** Runs while the server is up on PostgreSQL; with the embedded database, which allows one process, the server is stopped. */
  seed(work: (sql: Sql) => Promise<void>): Promise<void>;
  /** Peak resident memory of the server since its start. */
  peakMegabytes(): number;
  remove(): Promise<void>;
};

export async function startSeededServer({ url }: BenchDatabase): Promise<SeededServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-bench-'));
  const { server, mailbox, remove } = await startBenchServer({ url }, { DATA_DIR: dataDir });
  const createUser = async () => {
    const { api } = await signUp(server.origin, mailbox);

    return { api, userId: (await api.auth.me()).user.id };
  };
  const [few, many] = [await createUser(), await createUser()];

  return {
    few,
    many,
    async seed(work) {
      if (url !== undefined) return seedPostgres(url, work);

      await server.kill();
      await seedEmbedded(dataDir, work);
      await server.start();
    },
    peakMegabytes: () => peakMegabytes(server.pid()),
    async remove() {
      await remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Median duration of each operation in milliseconds. Operations alternate so that load on the machine affects all of them. */
export async function medianDurations(
  runs: number,
  operations: readonly (() => Promise<unknown>)[],
): Promise<number[]> {
  const durations = operations.map((): number[] => []);
  for (let time = 0; time < runs; time += 1) {
    for (const [at, work] of operations.entries()) {
      const start = performance.now();
      await work();
      durations[at]?.push(performance.now() - start);
    }
  }

  return durations.map(median);
}

async function seedPostgres(connectionString: string, work: (sql: Sql) => Promise<void>) {
  const pool = new Pool({ connectionString });
  await work((text, values) => pool.query(text, values));
  await pool.query('analyze');
  await pool.end();
}

async function seedEmbedded(dataDir: string, work: (sql: Sql) => Promise<void>) {
  const database = await openDatabase({ dataDir, log: console });
  await work((text, values) => database.run(text, values));
  await database.run('analyze');
  await database.close();
}
