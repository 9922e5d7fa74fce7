import { rawRoutes } from '@longhand/contract/raw-routes';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser, type UserOverrides } from '../../testkit/build-user.ts';
import { clientsFor } from '../../testkit/clients.ts';
import { runJobs } from '../../testkit/jobs.ts';
import { emailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { notify } from '../index.ts';
import { notifySignIn } from '../testkit.ts';

const server = useServer();
const oneClick = {
  payload: 'List-Unsubscribe=One-Click',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
};

/** A user with goal emails enabled who was notified that a goal is reached. */
async function memberWithEmail(wishes: UserOverrides = {}) {
  const user = await buildUser(server, wishes);
  const ann = await clientsFor(server, user);
  await ann.notifications.changePreference({
    params: { category: 'goals', channel: 'email' },
    body: { isEnabled: true },
  });
  const notify = () => notifyGoalReached(user.id);
  await notify();
  const [mail] = await emailsTo(server, user.email);
  const url = mail?.unsubscribeUrl ?? '';

  return { user, ann, notify, mail, path: url.replace('http://localhost:3000', '') };
}

async function notifyGoalReached(userId: string) {
  const { services } = server;
  const params = { title: 'The Salt Road', amount: 60_000, measure: 'word', unit: '' } as const;
  await services.db.transaction((tx) =>
    notify(tx, services, { userId, kind: 'goal_reached', params }),
  );
  await runJobs(server);
}

test('a user who enabled emails of a category gets them in their language, with an unsubscribe link', async () => {
  const { mail, user } = await memberWithEmail({ locale: 'fr' });

  expect(mail).toMatchObject({ kind: 'goal_reached', locale: 'fr' });
  expect(mail?.subject).toContain('The Salt Road');
  expect(mail?.text).toMatch(/60\s000 mots/);
  expect(mail?.text).toContain(`${mail?.unsubscribeUrl}`);
  expect(mail?.unsubscribeUrl).toContain(user.id);
});

test('an achievement email names the achievement and its criterion', async () => {
  const user = await buildUser(server, { locale: 'de' });
  const ann = await clientsFor(server, user);
  await ann.notifications.changePreference({
    params: { category: 'achievements', channel: 'email' },
    body: { isEnabled: true },
  });
  const { services } = server;
  const params = { earned: [{ code: 'day_words' as const, tier: 1_667 }] };
  await services.db.transaction((tx) =>
    notify(tx, services, { userId: user.id, kind: 'achievement', params }),
  );
  await runJobs(server);
  const [mail] = await emailsTo(server, user.email);

  expect(mail?.subject).toBe('Auszeichnung erhalten: Wörter an einem Tag');
  expect(mail?.text).toContain('1.667');
});

test('several notifications at once are sent in one email that names each', async () => {
  const user = await buildUser(server, { locale: 'de' });
  const ann = await clientsFor(server, user);
  for (const category of ['achievements', 'goals'] as const) {
    await ann.notifications.changePreference({
      params: { category, channel: 'email' },
      body: { isEnabled: true },
    });
  }
  const { services } = server;
  const earned = [
    { code: 'day_words' as const, tier: 500 },
    { code: 'total_words' as const, tier: 1_000 },
  ];
  const reached = [
    { title: '', goal: 'Die Salzstraße', share: 25 },
    { title: 'Erster Teil', goal: 'Die Salzstraße', share: null },
  ];
  await services.db.transaction(async (tx) => {
    await notify(tx, services, { userId: user.id, kind: 'achievement', params: { earned } });
    await notify(tx, services, { userId: user.id, kind: 'milestone_reached', params: { reached } });
  });
  await runJobs(server);
  const mails = await emailsTo(server, user.email);

  expect(mails.map(({ subject }) => subject)).toEqual([
    '2 Auszeichnungen erhalten',
    '2 Meilensteine erreicht',
  ]);
  expect(mails[0]?.text).toContain('Wörter an einem Tag und Wörter insgesamt.');
  expect(mails[1]?.text?.replaceAll(/[\u2068\u2069]/g, '')).toContain(
    '25 % von Die Salzstraße und „Erster Teil“.',
  );
});

test('a user who did not enable emails gets none', async () => {
  const user = await buildUser(server);
  await notifyGoalReached(user.id);

  expect(await emailsTo(server, user.email)).toEqual([]);
});

test('one-click unsubscribe works without a session and for that category only', async () => {
  const { user, ann, notify, path } = await memberWithEmail();
  const answer = await server.app.inject({ method: 'POST', url: path, ...oneClick });
  await notify();

  expect(answer.statusCode).toBe(200);
  expect(await emailsTo(server, user.email)).toHaveLength(1);
  expect((await ann.notifications.listPreferences()).items).toContainEqual(
    expect.objectContaining({ category: 'goals', email: { isEnabled: false, isLocked: false } }),
  );
});

test('opening the link only shows a confirmation', async () => {
  const { user, notify, path } = await memberWithEmail({ locale: 'ar' });
  const page = await openBrowser(server.app).send({ method: 'GET', path: path as `/${string}` });
  await notify();

  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('<html lang="ar" dir="rtl">');
  expect(page.body).toContain('<form method="post"');
  expect(await emailsTo(server, user.email)).toHaveLength(2);
});

test.each(['GET', 'POST'] as const)('a tampered link is refused by %s', async (method) => {
  const { user, notify, path } = await memberWithEmail();
  const other = await buildUser(server);
  for (const url of [
    path.replace(user.id, other.id),
    path.replace('goals', 'account'),
    path.slice(0, -1),
    rawRoutes.unsubscribe.path,
  ]) {
    const answer = await server.app.inject({ method, url, ...(method === 'POST' && oneClick) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'unsubscribe_link_invalid' });
  }

  await notify();
  expect(await emailsTo(server, user.email)).toHaveLength(2);
});

test('a link of an older email, which names a kind, turns off its category', async () => {
  const { user, ann } = await memberWithEmail();
  const openLinkOf = (kind: string) => {
    const token = `${user.id}.${kind}.${server.services.sign('unsubscribe', user.id, kind)}`;
    const url = `${rawRoutes.unsubscribe.path}?token=${token}`;

    return server.app.inject({ method: 'POST', url, ...oneClick });
  };
  const emailed = async () => {
    const { items } = await ann.notifications.listPreferences();

    return items.filter(({ email }) => email.isEnabled).map(({ category }) => category);
  };

  expect((await openLinkOf('milestone_reached')).statusCode).toBe(200);
  expect(await emailed()).toEqual(['messages', 'reminders', 'reports', 'account', 'security']);
  const locked = await openLinkOf('new_sign_in');
  expect([locked.statusCode, locked.json().code]).toEqual([409, 'notification_channel_locked']);
  expect(await emailed()).toEqual(['messages', 'reminders', 'reports', 'account', 'security']);
});

test('the link of an erased account has no effect', async () => {
  const { user, path } = await memberWithEmail();
  await server.services.db.execute(sql`delete from users where id = ${user.id}`);
  const statuses = [];
  for (const method of ['GET', 'POST'] as const) {
    const { statusCode } = await server.app.inject({
      ...{ method, url: path, ...(method === 'POST' && oneClick) },
    });
    statuses.push(statusCode);
  }

  expect(statuses).toEqual([200, 200]);
});

test('a security email has no unsubscribe link', async () => {
  const user = await buildUser(server);
  await notifySignIn(server, user.id);
  await runJobs(server);
  const [mail] = await emailsTo(server, user.email);

  expect(mail).toMatchObject({ subject: 'Sign-in from a new browser', unsubscribeUrl: null });
  expect(mail?.text).not.toContain('Unsubscribe');
});
