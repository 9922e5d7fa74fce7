import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase, dropDatabase, urlOf } from '../../testkit/postgres-databases.ts';
import { openInMemory } from './embedded.ts';
import { migrateEmbedded, migratePostgres, migrationsFolder } from './migrate.ts';
import { connectPostgres } from './postgres.ts';
import { bareImage } from './template.ts';

const where = inject('database');
const written = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql')).length;
const run = 'select count(*)::int as n from drizzle.__drizzle_migrations';

if (where.kind === 'embedded') {
  test('each migration runs once, however often the server starts', async () => {
    const client = await openInMemory(await bareImage());
    onTestFinished(() => client.close());

    await migrateEmbedded(client);
    await migrateEmbedded(client);

    expect((await client.query(run)).rows).toEqual([{ n: written }]);
  });

  test('a database of each earlier version is brought up to date', async () => {
    const client = await openInMemory(await bareImage());
    const folder = mkdtempSync(join(tmpdir(), 'longhand-migrations-'));
    onTestFinished(async () => {
      await client.close();
      rmSync(folder, { recursive: true });
    });
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = join(folder, 'meta/_journal.json');
    const whole = JSON.parse(readFileSync(journal, 'utf8'));

    for (let count = 1; count <= written; count++) {
      const entries = whole.entries.slice(0, count);
      writeFileSync(journal, JSON.stringify({ ...whole, entries }));
      await migrateEmbedded(client, folder);
      expect((await client.query(run)).rows).toEqual([{ n: count }]);
    }
  });
} else {
  const { url, template } = where;

  test('each migration runs once, however many nodes start together', async () => {
    const name = `${template}_migrations`;
    await createDatabase(url, name);
    const nodes = Array.from({ length: 4 }, () => connectPostgres(urlOf(url, name), () => {}).pool);
    onTestFinished(async () => {
      for (const node of nodes) await node.end();
      await dropDatabase(url, name);
    });

    await Promise.all(nodes.map((node) => migratePostgres(node)));

    expect((await nodes[0]?.query(run))?.rows).toEqual([{ n: written }]);
  });
}
