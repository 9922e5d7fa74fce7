import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eraseUserData, exportUserData } from './platform/personal-data.ts';
import { slices } from './slices.ts';
import { buildWriter } from './testkit/build-writer.ts';
import { collectJson } from './testkit/json.ts';
import { useServer } from './testkit/server.ts';

const server = useServer();

/** Number of rows in each table that contain a text in any column. */
async function rowsWith(text: string): Promise<Record<string, number>> {
  const { db } = server.services;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)} as one where one::text like ${`%${text}%`}`,
    );
    if (rows[0]?.count) counts[name] = rows[0].count;
  }

  return counts;
}

test('erasing a user deletes everything except the audit log, and nothing of other users', async () => {
  const ann = await buildWriter(server);
  const bob = await buildWriter(server);
  const ofBob = await rowsWith(bob.id);

  await eraseUserData({ db: server.services.db, slices }, ann.id);

  expect(Object.keys(await rowsWith(ann.id))).toEqual(['auth_events']);
  expect(await rowsWith(ann.email)).toEqual({});
  expect(await rowsWith(bob.id)).toEqual(ofBob);
  expect(Object.keys(ofBob)).toEqual([
    'achievement_progress',
    'annotations',
    'api_tokens',
    'auth_events',
    'avatars',
    'calendar_feeds',
    'conversation_member_ranges',
    'conversation_members',
    'conversations',
    'daily_statistics',
    'data_copies',
    'external_flows',
    'follows',
    'goal_events',
    'goals',
    'hourly_statistics',
    'identities',
    'insight_evaluations',
    'insight_statements',
    'known_devices',
    'live_events',
    'live_presence',
    'message_attachments',
    'message_marks',
    'message_privacy',
    'message_reactions',
    'message_reports',
    'messages',
    'monthly_statistics',
    'muted_objects',
    'notification_category_preferences',
    'notification_deliveries',
    'notification_delivery_settings',
    'notifications',
    'outbox',
    'own_words',
    'planned_rests',
    'profiles',
    'progress_days',
    'progress_entries',
    'progress_imports',
    'projects',
    'push_devices',
    'samples',
    'sessions',
    'streak_marks',
    'text_measures',
    'trend_reports',
    'user_achievements',
    'user_blocks',
    'users',
    'writing_profiles',
    'writing_sessions',
  ]);
});

test('erasing a user is all or nothing', async () => {
  const ann = await buildWriter(server);
  const before = await rowsWith(ann.id);
  const [auth, ...others] = slices;
  const failing = {
    ...auth,
    personal: { ...auth?.personal, erase: () => Promise.reject(new Error('no')) },
  };

  const target = { db: server.services.db, slices: [failing, ...others] as typeof slices }; // built from the real slices
  await expect(eraseUserData(target, ann.id)).rejects.toThrow('no');
  expect(await rowsWith(ann.id)).toEqual(before);
});

test('the personal data export contains everything of a user and no secrets', async () => {
  const ann = await buildWriter(server);
  const bob = await buildWriter(server);

  const json = await collectJson(await exportUserData({ db: server.services.db, slices }, ann.id));
  expect(JSON.parse(json)).toMatchObject({
    auth: {
      account: [{ email: ann.email }],
      picture: [{ webp: expect.stringMatching(/^UklGR/) }],
      sessions: [{}],
      tokens: [{}],
      identities: [{}],
      blocked: [{}],
    },
    notifications: {
      notifications: expect.arrayContaining([
        expect.objectContaining({ kind: 'data_ready' }),
        expect.objectContaining({ kind: 'goal_reached' }),
      ]),
      preferences: [{ isEnabled: true }],
      deliverySettings: [{ emailCadence: 'daily' }],
      deliveries: expect.arrayContaining([expect.objectContaining({ isDigest: true })]),
      devices: [{ name: '' }],
      muted: [{ title: 'B' }],
    },
    goals: {
      goals: [{ title: 'A draft' }],
      entries: [{ amount: 20 }, { amount: 20 }, { amount: 5 }],
      sessions: [{}],
    },
    achievements: { progress: { first_goal: 1 } },
    messages: {
      privacy: { sharesReceipts: false },
      conversations: expect.arrayContaining([
        expect.objectContaining({ kind: 'direct', draft: 'Not yet' }),
        expect.objectContaining({ kind: 'group', title: 'Ferry tales' }),
      ]),
      messages: expect.arrayContaining([expect.objectContaining({ body: 'Written by me' })]),
      files: [
        { name: 'a.txt', content: 'U2VudA==' },
        { name: 'a.txt', content: 'U2VudA==' },
      ],
      marks: [{ isStarred: true }],
      reactions: [{ emoji: '👍' }],
      reports: [{ reason: 'spam', note: 'Look' }],
    },
    insights: {
      annotations: [{ label: 'A day off' }],
      statements: [{ content: { code: 'record_day' } }],
      trendReports: [{ name: 'One' }],
    },
    'own-words': { words: [{ word: 'grellick' }] },
    profile: { followed: [{}] },
    projects: { projects: [{ title: 'A work' }] },
    settings: { preferences: { timeZone: 'Europe/Madrid' } },
    'writing-lab': { samples: [{ text: 'Ink dries.' }], versions: [{ number: 1 }] },
  });
  expect(json).not.toMatch(/argon2|secretHash|tokenHash|sealed|push\.example|p256dh/);
  expect(json).not.toContain(bob.id);
  expect(json).not.toContain('Written by others');
});

test('every user row has a cascading foreign key with an index', async () => {
  const { rows: columns } = await server.services.db.execute(sql`
    select c.relname as name,
      exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
        and k.conkey = array[a.attnum] and k.confrelid = 'users'::regclass and k.confdeltype = 'c') as cascades,
      exists (select from pg_index i where i.indrelid = c.oid and i.indkey[0] = a.attnum and i.indpred is null) as found
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'auth_events'`);

  expect(columns.length).toBeGreaterThan(4);
  for (const column of columns) expect(column).toMatchObject({ cascades: true, found: true });
});

test('an audit event can be neither changed nor deleted', async () => {
  await buildWriter(server);
  const { db } = server.services;

  for (const change of [sql`update auth_events set kind = 'x'`, sql`delete from auth_events`]) {
    await expect(db.execute(change)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('never changed') },
    });
  }
});
