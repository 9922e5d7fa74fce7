import pg from 'pg';

/** The URL of another database on the same server. */
export function databaseUrl(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

export async function createDatabase(url: string, name: string, template = 'template0') {
  await dropDatabase(url, name);
  await runStatement(url, `create database "${name}" template "${template}"`);
}

export async function dropDatabase(url: string, name: string) {
  await runStatement(url, `drop database if exists "${name}" with (force)`);
}

/** Drops the databases of one test run: all whose names start with `prefix`. */
export async function dropDatabases(url: string, prefix: string) {
  const { rows } = await runStatement(url, 'select datname from pg_database');

  for (const { datname } of rows) {
    if (datname.startsWith(prefix)) await dropDatabase(url, datname);
  }
}

async function runStatement(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();

  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
