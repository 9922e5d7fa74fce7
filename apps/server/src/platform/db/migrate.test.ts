import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from '../../testkit/postgres-databases.ts';
import { openInMemory } from './embedded.ts';
import { migrateEmbedded, migratePostgres, migrationsFolder } from './migrate.ts';
import { connectPostgres } from './postgres.ts';
import { emptyDatabaseImage } from './template.ts';

const testDatabaseConfig = inject('database');
const migrationCount = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql')).length;
const countQuery = 'select count(*)::int as n from drizzle.__drizzle_migrations';

if (testDatabaseConfig.kind === 'embedded') {
  test('each migration runs once across several starts', async () => {
    const client = await openInMemory(await emptyDatabaseImage());
    onTestFinished(() => client.close());

    await migrateEmbedded(client);
    await migrateEmbedded(client);

    expect((await client.query(countQuery)).rows).toEqual([{ n: migrationCount }]);
  });

  test('a database of every earlier version migrates to the current one', async () => {
    const client = await openInMemory(await emptyDatabaseImage());
    const folder = mkdtempSync(join(tmpdir(), 'longhand-migrations-'));
    onTestFinished(async () => {
      await client.close();
      rmSync(folder, { recursive: true });
    });
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = join(folder, 'meta/_journal.json');
    const journalContent = JSON.parse(readFileSync(journal, 'utf8'));

    for (let count = 1; count <= migrationCount; count++) {
      const entries = journalContent.entries.slice(0, count);
      writeFileSync(journal, JSON.stringify({ ...journalContent, entries }));
      await migrateEmbedded(client, folder);
      expect((await client.query(countQuery)).rows).toEqual([{ n: count }]);
    }
  });
} else {
  const { url, template } = testDatabaseConfig;

  test('each migration runs once when several nodes start together', async () => {
    const name = `${template}_migrations`;
    await createDatabase(url, name);
    const nodes = Array.from(
      { length: 4 },
      () => connectPostgres(databaseUrl(url, name), () => {}).pool,
    );
    onTestFinished(async () => {
      for (const node of nodes) await node.end();
      await dropDatabase(url, name);
    });

    await Promise.all(nodes.map((node) => migratePostgres(node)));

    expect((await nodes[0]?.query(countQuery))?.rows).toEqual([{ n: migrationCount }]);
  });
}
