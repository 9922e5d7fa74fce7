import pg from 'pg';

/** The same server, another database on it. */
export function urlOf(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

export async function createDatabase(url: string, name: string, template = 'template0') {
  await dropDatabase(url, name);
  await administer(url, `create database "${name}" template "${template}"`);
}

export async function dropDatabase(url: string, name: string) {
  await administer(url, `drop database if exists "${name}" with (force)`);
}

/** Drops what the workers of one run made: every database whose name begins with `prefix`. */
export async function dropDatabases(url: string, prefix: string) {
  const { rows } = await administer(url, 'select datname from pg_database');

  for (const { datname } of rows) {
    if (datname.startsWith(prefix)) await dropDatabase(url, datname);
  }
}

async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();

  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
