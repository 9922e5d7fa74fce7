import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openInMemory } from '../platform/db/embedded.ts';
import { migrateEmbedded, migrationsFolder } from '../platform/db/migrate.ts';
import { emptyDatabaseImage } from '../platform/db/template.ts';

const [ann, bob] = ['01890a5d-ac96-774b-bcce-b302099a8001', '01890a5d-ac96-774b-bcce-b302099a8002'];

test.runIf(inject('database').kind === 'embedded')(
  'preferences per kind become preferences per category, and read notifications count as seen',
  async () => {
    const client = await openInMemory(await emptyDatabaseImage());
    const folder = mkdtempSync(join(tmpdir(), 'longhand-migrations-'));
    onTestFinished(async () => {
      await client.close();
      rmSync(folder, { recursive: true });
    });
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = join(folder, 'meta/_journal.json');
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 7) }));
    await migrateEmbedded(client, folder);
    for (const id of [ann, bob]) {
      await client.query(
        `insert into users (id, email, created_at) values ('${id}', '${id}', now())`,
      );
    }
    await client.query(
      `insert into notification_preferences (user_id, kind, channel, wanted) values
        ('${ann}', 'goal_reached', 'mail', true), ('${ann}', 'milestone_reached', 'mail', false),
        ('${ann}', 'achievement', 'app', false), ('${ann}', 'data_ready', 'mail', false),
        ('${ann}', 'new_sign_in', 'mail', false), ('${ann}', 'new_sign_in', 'app', false),
        ('${bob}', 'goal_overdue', 'mail', true), ('${bob}', 'goal_reached', 'mail', true)`,
    );
    await client.query(
      `insert into notifications (id, user_id, kind, params, listed, created_at, read_at) values
        ('${ann}', '${ann}', 'welcome', '{}', true, '2026-11-01Z', '2026-11-02Z'),
        ('${bob}', '${ann}', 'welcome', '{}', true, '2026-11-01Z', null)`,
    );
    await migrateEmbedded(client, migrationsFolder);

    const { rows: preferences } = await client.query(
      'select user_id, category, channel, is_enabled from notification_category_preferences order by 1, 2',
    );
    expect(preferences.map((row) => Object.values(row as object))).toEqual([
      [ann, 'account', 'email', false],
      [ann, 'achievements', 'app', false],
      [ann, 'goals', 'email', false],
      [bob, 'goals', 'email', true],
      [bob, 'reminders', 'email', true],
    ]);
    const { rows: seen } = await client.query(
      'select seen_at is not null as seen from notifications order by id',
    );
    expect(seen).toEqual([{ seen: true }, { seen: false }]);
  },
);
