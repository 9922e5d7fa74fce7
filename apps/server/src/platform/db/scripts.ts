import type pg from 'pg';
import type { EmbeddedClient, QueryResult } from './client.ts';

/**
 * A script that fails inside its own transaction would leave it open. So the script runs within an outer transaction, which no other query
 * can enter: its own `begin` is then a warning, and its `commit` commits.
 */
export async function runEmbeddedScript(
  client: EmbeddedClient,
  text: string,
  values?: unknown[],
): Promise<QueryResult> {
  if (values !== undefined && values.length > 0) return await client.query(text, values);

  const results = opensTransaction(text)
    ? await client.transaction((tx) => tx.exec(text))
    : await client.exec(text);

  return { rows: results.flatMap(({ rows }) => rows) };
}

/** Runs a script on a pooled connection, which is rolled back after a failure. */
export async function runPostgresScript(
  pool: pg.Pool,
  text: string,
  values?: unknown[],
): Promise<QueryResult> {
  if (!opensTransaction(text)) return await pool.query(text, values);

  const connection = await pool.connect();
  try {
    return await connection.query(text, values);
  } catch (error) {
    await connection.query('rollback');
    throw error;
  } finally {
    connection.release();
  }
}

function opensTransaction(text: string): boolean {
  return /\bbegin\b/i.test(text);
}
