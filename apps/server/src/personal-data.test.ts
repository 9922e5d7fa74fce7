import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { externalFlows, identities } from './auth/external/tables.ts';
import { invitations } from './auth/invitations/tables.ts';
import { waitlist } from './auth/waitlist/tables.ts';
import { eraseUserData, exportUserData } from './platform/personal-data.ts';
import { slices } from './slices.ts';
import { buildUser, type TestUser } from './testkit/build-user.ts';
import { clientsFor } from './testkit/clients.ts';
import { runJobs } from './testkit/jobs.ts';
import { collectJson } from './testkit/json.ts';
import { createTestSubscription } from './testkit/push-service.ts';
import { useServer } from './testkit/server.ts';

const server = useServer();
/** The smallest possible PNG. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A user with a row in every table that stores personal data. */
async function buildWriter(): Promise<TestUser> {
  const user = await buildUser(server);
  const clients = await clientsFor(server, user);
  const {
    account,
    auth,
    goalImports,
    goals,
    notifications,
    ownWords,
    projects,
    settings,
    tokens,
    writingLab,
  } = clients;
  await account.requestDataExport();
  await account.changeAvatar({ body: { image: onePixel } });
  await runJobs(server);
  await tokens.createToken({ body: { name: 'A', scopes: ['account:read'], days: null } });
  await addRelatedRecords(user);
  await settings.changePreferences({ body: { timeZone: 'Europe/Madrid' } });
  await notifications.changePreference({
    params: { category: 'goals', channel: 'email' },
    body: { isEnabled: true },
  });
  await notifications.changeDelivery({ body: { emailCadence: 'daily' } });
  await notifications.mute({ params: { type: 'goal', id: randomUUID() }, body: { title: 'B' } });
  await goals.create({
    body: { title: 'A draft', targetAmount: 10, startOn: '2026-11-01', endOn: '2026-11-30' },
  });
  await goals.recordEntry({
    params: { clientId: randomUUID() },
    body: { amount: 20, source: 'manual' },
  });
  await goals.recordEntry({
    params: { clientId: randomUUID() },
    body: { amount: 20, source: 'manual', entryOn: '2024-11-20' },
  });
  await clients.momentum.readMomentum();
  await projects.create({ body: { id: randomUUID(), title: 'A work' } });
  await ownWords.put({
    body: {
      words: [
        {
          ...{ id: randomUUID(), kind: 'dictionary', projectId: null, rule: '', word: 'grellick' },
          ...{ replacements: [], note: '', isExact: false },
        },
      ],
    },
  });
  await clients.writingSessions.startSession({
    params: { id: randomUUID() },
    body: {
      kind: 'stopwatch',
      counts: 'hand',
      plannedSeconds: null,
      startedAt: '2026-11-20T11:00:00.000Z',
    },
  });
  await clients.momentum.planRest({
    params: { id: randomUUID() },
    body: { fromOn: '2026-11-01', toOn: '2026-11-02' },
  });
  await clients.profile.change({ body: { about: 'Ferries, mostly.' } });
  await clients.calendar.createCalendarFeed();
  await goalImports.startImport({
    params: { id: randomUUID() },
    body: { origin: 'table', name: '' },
  });
  await writingLab.createSample({
    body: { id: randomUUID(), title: 'One', kind: 'fiction', language: 'en', text: 'Ink dries.' },
  });
  await runJobs(server);
  const { email, password } = user;
  await auth.login({ body: { email, password } });
  await auth.requestRegistration({ body: { email } });
  await notifications.addDevice({ body: createTestSubscription('https://push.example.org') });

  return user;
}

/** Records of external sign-in, the waiting list and invitations. */
async function addRelatedRecords({ id: userId, email }: TestUser): Promise<void> {
  const { db, clock } = server.services;
  const now = clock.now();
  const hash = randomUUID();
  await db.insert(identities).values({
    ...{ id: randomUUID(), userId, provider: 'spotify', subject: hash, label: email },
    ...{ refreshToken: 'sealed', linkedAt: now },
  });
  await db.insert(externalFlows).values({
    ...{ tokenHash: hash, provider: 'google', purpose: 'link', userId },
    ...{ remembered: false, expiresAt: now },
  });
  const letter = { id: randomUUID(), email, locale: 'en' as const };
  await db.insert(waitlist).values({ ...letter, joinedAt: now });
  await db
    .insert(invitations)
    .values({ ...letter, role: 0, tokenHash: hash, createdAt: now, expiresAt: now });
}

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
  const ann = await buildWriter();
  const bob = await buildWriter();
  const ofBob = await rowsWith(bob.id);

  await eraseUserData({ db: server.services.db, slices }, ann.id);

  expect(Object.keys(await rowsWith(ann.id))).toEqual(['auth_events']);
  expect(await rowsWith(ann.email)).toEqual({});
  expect(await rowsWith(bob.id)).toEqual(ofBob);
  expect(Object.keys(ofBob)).toEqual([
    'achievement_progress',
    'api_tokens',
    'auth_events',
    'avatars',
    'calendar_feeds',
    'data_copies',
    'external_flows',
    'goal_events',
    'goals',
    'identities',
    'known_devices',
    'live_events',
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
    'user_achievements',
    'users',
    'writing_profiles',
    'writing_sessions',
  ]);
});

test('erasing a user is all or nothing', async () => {
  const ann = await buildWriter();
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
  const ann = await buildWriter();
  const bob = await buildWriter();

  const json = await collectJson(await exportUserData({ db: server.services.db, slices }, ann.id));
  expect(JSON.parse(json)).toMatchObject({
    auth: {
      account: [{ email: ann.email }],
      picture: [{ webp: expect.stringMatching(/^UklGR/) }],
      sessions: [{}],
      tokens: [{}],
      identities: [{}],
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
      entries: [{ amount: 20 }, { amount: 20 }],
      sessions: [{}],
    },
    achievements: { progress: { first_goal: 1 } },
    'own-words': { words: [{ word: 'grellick' }] },
    projects: { projects: [{ title: 'A work' }] },
    settings: { preferences: { timeZone: 'Europe/Madrid' } },
    'writing-lab': { samples: [{ text: 'Ink dries.' }], versions: [{ number: 1 }] },
  });
  expect(json).not.toMatch(/argon2|secretHash|tokenHash|sealed|push\.example|p256dh/);
  expect(json).not.toContain(bob.id);
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
  await buildWriter();
  const { db } = server.services;

  for (const change of [sql`update auth_events set kind = 'x'`, sql`delete from auth_events`]) {
    await expect(db.execute(change)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('never changed') },
    });
  }
});
