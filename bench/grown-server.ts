import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import type { Api } from '../e2e/testkit/api.ts';
import { signUp } from '../e2e/testkit/writer.ts';
import { openBenchServer } from './bench-server.ts';
import type { BenchDatabase } from './on-both-databases.ts';
import { median } from './report.ts';

export type Sql = (text: string, values: unknown[]) => Promise<unknown>;
export type Writer = { api: Api; userId: string };

/** A server with two writers, whose years of work can be put into its tables at once. */
export type GrownServer = {
  few: Writer;
  many: Writer;
  /** Runs beside the server on PostgreSQL; the embedded database has one process, so there the server stands still. */
  grow(work: (sql: Sql) => Promise<void>): Promise<void>;
  remove(): Promise<void>;
};

export async function openGrownServer({ url }: BenchDatabase): Promise<GrownServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-bench-'));
  const { server, mailbox, remove } = await openBenchServer({ url }, { DATA_DIR: dataDir });
  const writer = async () => {
    const { api } = await signUp(server.origin, mailbox);

    return { api, userId: (await api.auth.me()).user.id };
  };
  const [few, many] = [await writer(), await writer()];

  return {
    few,
    many,
    async grow(work) {
      if (url !== undefined) return workOnPostgres(url, work);

      await server.kill();
      await workEmbedded(dataDir, work);
      await server.start();
    },
    async remove() {
      await remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Milliseconds of each work, in the middle of so many times, turn and turn about: a busy moment strikes all alike. */
export async function millisecondsOf(
  times: number,
  works: readonly (() => Promise<unknown>)[],
): Promise<number[]> {
  const taken = works.map((): number[] => []);
  for (let time = 0; time < times; time += 1) {
    for (const [at, work] of works.entries()) {
      const start = performance.now();
      await work();
      taken[at]?.push(performance.now() - start);
    }
  }

  return taken.map(median);
}

async function workOnPostgres(connectionString: string, work: (sql: Sql) => Promise<void>) {
  const pool = new Pool({ connectionString });
  await work((text, values) => pool.query(text, values));
  await pool.query('analyze');
  await pool.end();
}

async function workEmbedded(dataDir: string, work: (sql: Sql) => Promise<void>) {
  const database = await openDatabase({ dataDir, log: console });
  await work((text, values) => database.run(text, values));
  await database.run('analyze');
  await database.close();
}
