import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';

/** What the sample list reads, without the server: one page of one person's rows by an index, newest first. */
const list =
  'select * from bench_sample where user_id = $1 and deleted_at is null order by changed_at desc limit 25';

const setUp = `
  drop table if exists bench_sample;
  create table bench_sample (id uuid primary key default gen_random_uuid(), user_id int, title text, kind text,
    language text, words int, characters int, findings int, revision int, versions int,
    created_at timestamptz default now(), changed_at timestamptz default now(), deleted_at timestamptz);
  create index on bench_sample (user_id, changed_at desc);
  insert into bench_sample (user_id, title, kind, language, words, characters, findings, revision, versions)
    select 1, 'Chapter ' || n, 'fiction', 'en', 500, 2600, 12, 1, 1 from generate_series(1, 25) n;
`;

export type BareDatabase = { query(): Promise<unknown>; close(): Promise<void> };

/** The same kind of database as the server's: PostgreSQL at `url`, else the embedded one. */
export async function openBare(url: string | undefined): Promise<BareDatabase> {
  if (url === undefined) {
    const embedded = await PGlite.create();
    await embedded.exec(setUp);

    return { query: () => embedded.query(list, [1]), close: () => embedded.close() };
  }
  const pool = new Pool({ connectionString: url });
  await pool.query(setUp);

  return {
    query: () => pool.query(list, [1]),
    async close() {
      await pool.query('drop table bench_sample');
      await pool.end();
    },
  };
}
