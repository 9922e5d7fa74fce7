import { sql } from 'drizzle-orm';
import type { TestServer } from './server.ts';

/** All rows of all tables as text, keyed by table name, except the excluded tables. */
export async function dumpTables(
  { services: { db } }: TestServer,
  excludedTables: readonly string[] = [],
): Promise<Record<string, string[]>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of rows) {
    if (excludedTables.includes(name)) continue;
    const table = await db.execute<{ row: string }>(
      sql`select one::text as row from ${sql.identifier(name)} as one order by 1`,
    );
    content[name] = table.rows.map(({ row }) => row);
  }

  return content;
}
