import { randomUUID } from 'node:crypto';
import type { StatementContent } from '@longhand/contract/insights-statements';
import { externalFlows, identities } from '../auth/external/tables.ts';
import { invitations } from '../auth/invitations/tables.ts';
import { waitlist } from '../auth/waitlist/tables.ts';
import { insightEvaluations, insightStatements } from '../insights/tables.ts';
import { buildMessages } from './build-messages.ts';
import { buildUser, type TestUser } from './build-user.ts';
import { clientsFor } from './clients.ts';
import { runJobs } from './jobs.ts';
import { createTestSubscription } from './push-service.ts';
import type { TestServer } from './server.ts';

/** The smallest possible PNG. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const recordStatement: StatementContent = {
  ...{ rule: 'record', code: 'record_day', subject: null, params: {}, n: 30, basis: 'days' },
  ...{ effect: null, test: null, score: 1, cooldownDays: 14, expiresOn: '2026-11-30' },
  evidence: { chart: 'days', from: '2026-11-01', to: '2026-11-19', days: ['2026-11-19'] },
};

/** A user with a row in every table that stores personal data. */
export async function buildWriter(server: TestServer): Promise<TestUser> {
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
  await addRelatedRecords(server, user);
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
  await goals.recordEntry({
    params: { clientId: randomUUID() },
    body: { amount: 5, source: 'editor' },
  });
  await clients.insights.saveAnnotation({
    params: { id: randomUUID() },
    body: { on: '2026-11-20', label: 'A day off' },
  });
  await clients.insights.createTrendReport({ body: { id: randomUUID(), name: 'One', query: {} } });
  await buildMessages(server, { ...clients, id: user.id, email: user.email });
  await runJobs(server);
  const { email, password } = user;
  await auth.login({ body: { email, password } });
  await auth.requestRegistration({ body: { email } });
  await notifications.addDevice({ body: createTestSubscription('https://push.example.org') });

  return user;
}

/** Records of external sign-in, the waiting list and invitations. */
async function addRelatedRecords(
  { services: { db, clock } }: TestServer,
  { id: userId, email }: TestUser,
): Promise<void> {
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
  await db.insert(insightEvaluations).values({ userId, evaluatedAt: now, dueAt: now });
  await db.insert(insightStatements).values({
    ...{ id: randomUUID(), userId, madeOn: '2026-11-20', content: recordStatement, score: 1 },
    ...{ evidence: { measure: 'word', days: [], sessions: [], texts: [] }, createdAt: now },
    ...{ expiresOn: '2026-11-30', dismissedAt: null, isUseful: null },
  });
  const letter = { id: randomUUID(), email, locale: 'en' as const };
  await db.insert(waitlist).values({ ...letter, joinedAt: now });
  await db
    .insert(invitations)
    .values({ ...letter, role: 0, tokenHash: hash, createdAt: now, expiresAt: now });
}
