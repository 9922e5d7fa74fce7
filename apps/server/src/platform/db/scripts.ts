import type pg from 'pg';
import type { EmbeddedClient, QueryResult } from './client.ts';

/**
 * A script that begins a transaction and fails in the middle leaves it open. So it runs within one of ours, whose end
 * no other query can come before: its own `begin` is then a warning, and its `commit` commits.
 */
export async function runEmbedded(
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

/** The same for a connection that goes back to the others afterwards. */
export async function runOnPostgres(
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
