import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openBrowser } from '../testkit/browser.ts';
import { buildUser } from '../testkit/build-user.ts';
import { type Clients, createClients } from '../testkit/clients.ts';
import { readCode } from '../testkit/mailbox.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();
const november = { startOn: '2026-11-01', endOn: '2026-11-30', targetAmount: 100 };

const notificationsOf = async ({ notifications }: Clients) =>
  (await notifications.list({ query: {} })).items.map(({ kind, params }) => ({ kind, params }));

test('a goal completed by writing is notified once, even if it becomes active again', async () => {
  const ann = await newUserClients(server);
  await ann.goals.create({ body: { title: 'Draft', ...november } });
  const params = { clientId: randomUUID() };
  await ann.goals.recordEntry({ params, body: { amount: 99, source: 'manual' } });
  const reached = async () =>
    (await notificationsOf(ann)).filter(({ kind }) => kind === 'goal_reached');
  expect(await reached()).toEqual([]);

  for (const amount of [100, 50, 120]) {
    await ann.goals.recordEntry({ params, body: { amount, source: 'manual' } });
  }
  expect(await reached()).toEqual([
    { kind: 'goal_reached', params: { title: 'Draft', amount: 100, measure: 'word', unit: '' } },
  ]);
});

test('a goal completed by hand or reached from the start is not notified', async () => {
  const ann = await newUserClients(server);
  const { id } = await ann.goals.create({ body: { title: 'Draft', ...november } });
  await ann.goals.changeStatus({ params: { id }, body: { status: 'completed' } });
  await ann.goals.create({ body: { title: 'Second', ...november, startAmount: 150 } });

  expect(await notificationsOf(ann)).toEqual([]);
});

test('a new account gets a welcome and no alert about its own browser', async () => {
  const ann = createClients(openBrowser(server.app).transport);
  const email = 'ann@example.org';
  await ann.auth.requestRegistration({ body: { email } });
  const code = await readCode(server, email);
  const password = 'forty drafts and a kettle';
  await ann.auth.verifyRegistration({ body: { email, code, password } });
  await ann.auth.logout();
  await ann.auth.login({ body: { email, password } });

  expect(await notificationsOf(ann)).toEqual([{ kind: 'welcome', params: {} }]);
});

test('a sign-in from another browser is notified with its location', async () => {
  const { email, password } = await buildUser(server);
  const own = createClients(openBrowser(server.app).transport);
  await own.auth.login({ body: { email, password } });
  expect(await notificationsOf(own)).toEqual([]);

  const other = openBrowser(server.app, '203.0.113.9');
  const login = { method: 'POST', path: '/api/auth/login', body: { email, password } } as const;
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' };
  for (let times = 0; times < 2; times += 1) await other.send(login, { headers });

  expect(await notificationsOf(own)).toEqual([
    {
      kind: 'new_sign_in',
      params: {
        at: '2026-11-20T12:00:00.000Z',
        device: 'Firefox, Linux',
        range: '203.0.113.0/24',
        place: null,
      },
    },
  ]);
});

test('a failed sign-in creates no notification', async () => {
  const { email, password } = await buildUser(server);
  const own = createClients(openBrowser(server.app).transport);
  await own.auth.login({ body: { email, password } });
  const stranger = createClients(openBrowser(server.app).transport);
  await stranger.auth.login({ body: { email, password: 'not the one' } }).catch(() => {});

  expect(await notificationsOf(own)).toEqual([]);
});
