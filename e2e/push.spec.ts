import { expect } from 'vitest';
import { signIn, signOut } from './testkit/auth-steps.ts';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest, type Writer } from './testkit/browser-test.ts';
import { notificationList, reachGoals } from './testkit/notification-list.ts';
import { preparePush } from './testkit/push.ts';
import type { Server } from './testkit/server.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const text = (key: string, values?: Record<string, string>) =>
  t(`settings.notifications.push.${key}`, values);

/** Turns push notifications on in the settings. */
async function turnOnPush({ page }: Writer, { origin }: Server) {
  const push = await preparePush(page, 'device');
  await push.setPermission(origin, 'granted');
  await page.goto('/app/settings/notifications');
  await page.getByText(text('about')).waitFor();
  await push.waitForWorker();
  await page.getByRole('button', { name: text('turnOn') }).click();
  await page.getByText(text('on')).waitFor();

  return push;
}

browserTest(
  'push is turned on, shows a notification, and a click opens its goal and marks it as read',
  async ({ newWriter, server }) => {
    const writer = await newWriter({ allowsServiceWorker: true });
    const { page, api } = writer;
    const push = await turnOnPush(writer, server);
    const { items: devices } = await api.notifications.listDevices();
    expect(devices).toHaveLength(1);
    await page.getByText(text('here', { name: `\u2068${devices[0]?.name}\u2069` })).waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    writer.allowErrors(/status of 502/); // the name of the push service does not exist
    await page.getByRole('button', { name: new RegExp(`^${text('test')}`) }).click();
    await page.getByText(t('errors.refusals.push_failed')).first().waitFor();

    await reachGoals(writer, ['The Salt Road']);
    const findGoal = async () => {
      const { items } = await api.notifications.list({ query: { category: 'goals' } });

      return items.find(({ kind }) => kind === 'goal_reached');
    };
    await expect.poll(findGoal).toBeDefined();
    const { id = '', object } = (await findGoal()) ?? {};
    const path = `/app/goals/${object?.id}`;
    await push.deliver({ id, title: 'هدف: The Salt Road', path, locale: 'ar', dir: 'rtl' });
    await expect
      .poll(push.shown)
      .toEqual([{ title: 'هدف: The Salt Road', tag: id, lang: 'ar', dir: 'rtl' }]);

    await push.click();
    await page.waitForURL((url) => url.pathname === path && url.search === '');
    await page.getByRole('heading', { level: 1, name: 'The Salt Road' }).waitFor();
    await expect.poll(async () => (await findGoal())?.isRead).toBe(true);
    await expect.poll(push.shown).toEqual([]);
  },
);

browserTest(
  'a link of a push notification marks it as read and leaves a clean address, also after sign-in',
  async ({ newWriter, newVisitor }) => {
    const { api, email, password } = await newWriter();
    const { page } = await newVisitor();
    const findWelcome = async () => {
      const { items } = await api.notifications.list({ query: {} });

      return items.find(({ kind }) => kind === 'welcome');
    };
    await page.goto(`/app/achievements?notification=${(await findWelcome())?.id}`);
    await signIn(page, t, { email, password });
    await page.waitForURL((url) => url.pathname === '/app/achievements' && url.search === '');
    await expect.poll(async () => (await findWelcome())?.isRead).toBe(true);
  },
);

browserTest(
  'a lost subscription is repaired at the next start, and one removed elsewhere stays off',
  async ({ newWriter, server }) => {
    const writer = await newWriter({ allowsServiceWorker: true });
    const { page, api } = writer;
    const push = await turnOnPush(writer, server);
    const hashes = async () =>
      (await api.notifications.listDevices()).items.map(({ endpointHash }) => endpointHash);
    const [first] = await hashes();

    await push.loseSubscription();
    await page.reload();
    await expect.poll(async () => (await hashes()).some((hash) => hash !== first)).toBe(true);
    expect(await push.hasSubscription()).toBe(true);

    for (const { id } of (await api.notifications.listDevices()).items) {
      await api.notifications.removeDevice({ params: { id } });
    }
    await page.reload();
    await expect.poll(push.hasSubscription).toBe(false);
    await page.getByText(text('about')).waitFor();
    expect(await hashes()).toEqual([]);
  },
);

browserTest(
  'removing this browser is undone, and signing out ends it',
  async ({ newWriter, server }) => {
    const writer = await newWriter({ allowsServiceWorker: true });
    const { page, api } = writer;
    const push = await turnOnPush(writer, server);
    const { undo } = notificationList(page, t);
    const [device] = (await api.notifications.listDevices()).items;
    const name = `\u2068${device?.name}\u2069`;
    const removeName = t('notifications.named', { action: text('remove'), title: name });
    await page.getByRole('button', { name: removeName }).click();
    const undoRemoval = undo(text('removed', { name }));
    await keepToastOpen(undoRemoval);
    await page.getByText(text('about')).waitFor();
    expect(await push.hasSubscription()).toBe(false);
    await undoRemoval.click();
    await page.getByText(text('on')).waitFor();

    await signOut(page, t, writer);
    await expect.poll(push.hasSubscription).toBe(false);
  },
);

browserTest(
  'the settings say how to allow what the browser blocks',
  async ({ newWriter, server }) => {
    const writer = await newWriter({ allowsServiceWorker: true });
    const { page } = writer;
    const push = await turnOnPush(writer, server);
    await push.setPermission(server.origin, 'denied');
    await page.getByText(text('withdrawn')).waitFor();
    await page.getByText(text('howTo')).waitFor();
    expect(await page.getByRole('button', { name: text('turnOn') }).count()).toBe(0);

    await push.setPermission(server.origin, 'granted');
    await page.getByText(text('on')).waitFor();
    const other = await newWriter();
    await other.page.goto('/app/settings/notifications');
    await other.page.getByText(text('denied')).waitFor(); // what a headless browser answers
    await other.page.getByText(text('howTo')).waitFor();
  },
);
