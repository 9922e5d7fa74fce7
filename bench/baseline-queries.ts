import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';

/**
 * The query behind each list endpoint, without the server: one page of one user's rows by an index. The tables have as many columns as the
 * server's and as many rows as the benchmark creates on the server.
 */
const lists = {
  samples: {
    columns: `title text default 'Chapter', kind text default 'fiction', language text default 'en', words int default 500,
      characters int default 2600, findings int default 12, revision int default 1, versions int default 1,
      created_at timestamptz default now(), changed_at timestamptz default now(), deleted_at timestamptz`,
    order: 'changed_at desc',
    rows: 25,
  },
  entries: {
    columns: `client_id uuid default gen_random_uuid(), project_id uuid, session_id uuid, entry_on date default current_date,
      occurred_at timestamptz default now(), zone text default 'UTC', measure text default 'word', unit text default '',
      amount int default 100, set_total bigint, set_goal_id uuid, source text default 'manual', import_id uuid,
      source_ref text, note text default '', tags text[] default '{}', mood smallint, created_at timestamptz default now(),
      updated_at timestamptz default now(), deleted_at timestamptz`,
    order: 'entry_on desc, id desc',
    rows: 25,
  },
  goals: {
    columns: `title text default 'Draft', description text default '', kind text default 'target',
      comparator text default 'at_least', measure text default 'word', unit text default '', target_amount int default 90000,
      start_amount int default 0, start_on date default current_date, end_on date default current_date + 30,
      plan_mode text default 'amount_date', rate jsonb, cadence jsonb, curve text default 'steady', seed int default 1,
      weekday_weights int[] default '{100,100,100,100,100,100,100}', exceptions jsonb default '[]', pauses jsonb default '[]',
      success_share smallint default 100, sources text[] default '{manual,editor,api,import,session,sample}',
      project_ids uuid[] default '{}', tags text[] default '{}', remind_at smallint, remind_next timestamptz,
      is_starred boolean default false, plan_on date default current_date, plan_amount bigint default 0, miss_choice text,
      misses_from date default current_date, counted_amount bigint default 2500, successor_of uuid,
      status text default 'active', archived_from text, completed_on date, completed_by_total boolean default false,
      abandoned_on date, abandon_reason text, abandon_note text, version int default 1,
      created_at timestamptz default now(), updated_at timestamptz default now(), deleted_at timestamptz`,
    order: 'id',
    rows: 3,
  },
};

export type ListName = keyof typeof lists;

export type BaselineDatabase = {
  query(list: ListName): Promise<unknown>;
  /** Inserts one row of default values. */
  insert(list: ListName): Promise<unknown>;
  close(): Promise<void>;
};

const setUpSql = Object.entries(lists)
  .map(([name, { columns, order, rows }]) => {
    const table = `bench_${name}`;

    return `drop table if exists ${table};
      create table ${table} (id uuid primary key default gen_random_uuid(), user_id int, ${columns});
      create index on ${table} (user_id, ${order});
      insert into ${table} (user_id) select 1 from generate_series(1, ${rows});`;
  })
  .join('\n');

/** Opens the same kind of database as the server: PostgreSQL at `url`, otherwise the embedded one. */
export async function openBaselineDatabase(url: string | undefined): Promise<BaselineDatabase> {
  if (url === undefined) {
    const embedded = await PGlite.create();
    await embedded.exec(setUpSql);

    return {
      query: (list) => embedded.query(selectSql(list), [1]),
      insert: (list) => embedded.query(insertSql(list), [2]),
      close: () => embedded.close(),
    };
  }
  const pool = new Pool({ connectionString: url });
  await pool.query(setUpSql);

  return {
    query: (list) => pool.query(selectSql(list), [1]),
    insert: (list) => pool.query(insertSql(list), [2]),
    async close() {
      for (const list of Object.keys(lists)) await pool.query(`drop table bench_${list}`);
      await pool.end();
    },
  };
}

function insertSql(list: ListName): string {
  return `insert into bench_${list} (user_id) values ($1)`;
}

function selectSql(list: ListName): string {
  return `select * from bench_${list} where user_id = $1 and deleted_at is null
    order by ${lists[list].order} limit 25`;
}
