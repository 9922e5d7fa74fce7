import { expect } from 'vitest';
import { dayFromToday } from './testkit/day.ts';
import { breakNetwork } from './testkit/network.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { holdToast } from './testkit/toasts.ts';
import type { Account } from './testkit/writer.ts';

const say = wordsIn('en');

/** Writes enough for a goal of its own, as from another device. */
async function reachGoal({ api }: Account, title: string, targetAmount = 100) {
  await api.goals.create({
    body: { title, targetAmount, startOn: dayFromToday(-3), endOn: dayFromToday(3) },
  });
  await api.goals.recordEntry({
    params: { clientId: crypto.randomUUID() },
    body: { amount: 120, source: 'manual' },
  });
}

const apart = (title: string) => `\u2068${title}\u2069`;
const reachedTitle = (title: string) =>
  say('notifications.kinds.goal_reached.title', { title: apart(title) });

story(
  'a goal that is reached elsewhere is told in every open tab at once, and read in all',
  async ({ newWriter }) => {
    const writer = await newWriter();
    const { page } = writer;
    await page.goto('/app/goals');
    const other = await page.context().newPage();
    await other.goto('/app/notifications');
    await other.getByText(say('notifications.kinds.welcome.title')).waitFor();
    const rail = page.getByRole('navigation', { name: say('shell.navigation') }).first();
    await rail.getByText(say('shell.unread', { n: 1 })).waitFor();

    await reachGoal(writer, 'The Salt Road');
    await rail.getByText(/\b([2-9]|\d\d) unread/).waitFor();
    await other.getByText(reachedTitle('The Salt Road')).waitFor();

    // What the goal has earned is told a moment later, and read with the rest.
    const readAll = other.getByRole('button', { name: say('notifications.readAll') });
    const nothing = other.getByRole('heading', {
      level: 1,
      name: say('notifications.count', { n: 0 }),
    });
    await expect
      .poll(async () => {
        if (await readAll.isVisible()) await readAll.click({ timeout: 2_000 }).catch(() => {});

        return [await nothing.count(), await rail.getByText(/\d unread/).count()];
      })
      .toEqual([1, 0]);
  },
);

story('home shows what is unread until it is read', async ({ newWriter }) => {
  const writer = await newWriter();
  const { page } = writer;
  await page.goto('/app');
  const unread = page.getByRole('heading', { level: 2, name: say('home.unread.title') });
  await unread.waitFor();

  await page.getByRole('link', { name: say('home.unread.all', { n: 1 }) }).click();
  await page
    .getByRole('button', {
      name: say('notifications.named', {
        action: say('notifications.read'),
        title: say('notifications.kinds.welcome.title'),
      }),
    })
    .click();
  await page.goto('/app');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await unread.count()).toBe(0);

  writer.expectTrouble(/ERR_CONNECTION_RESET/);
  await breakNetwork(page, 'GET', /^\/api\/notifications$/);
  await page.goto('/app/notifications');
  await page.getByText(say('notifications.error')).waitFor();
  const title = { level: 1, name: say('notifications.title'), exact: true };
  await page.getByRole('heading', title).waitFor();
});

story('one is archived, found in the archive, and brought back', async ({ newWriter }) => {
  const { page } = await newWriter();
  const welcome = page.getByRole('heading', { name: say('notifications.kinds.welcome.title') });
  const act = (action: string) =>
    page.getByRole('button', {
      name: say('notifications.named', {
        action: say(`notifications.${action}`),
        title: say('notifications.kinds.welcome.title'),
      }),
    });
  await page.goto('/app/notifications');
  await act('archive').click();
  await page.getByText(say('notifications.empty.all')).waitFor();

  await page
    .getByRole('combobox', { name: say('notifications.show.label') })
    .selectOption('archived');
  await page.waitForURL('**/app/notifications?show=archived');
  await welcome.waitFor();
  await act('restore').click();
  const undo = page
    .locator('span', { hasText: say('notifications.restored') })
    .getByRole('button', { name: say('ui.undo') })
    .first();
  await holdToast(undo);
  await page.getByText(say('notifications.empty.archived')).waitFor();
  await undo.click();
  await welcome.waitFor();
});

story(
  'who asks for mail gets it, and the link in it ends it without signing in',
  async ({ newWriter, newVisitor, mailbox }) => {
    const writer = await newWriter();
    const { page, email } = writer;
    await page.goto('/app/settings/notifications');
    await page
      .getByRole('checkbox', {
        name: say('settings.notifications.named', {
          name: say('notifications.kinds.goal_reached.name'),
          channel: say('settings.notifications.channel.mail'),
        }),
      })
      .check();
    await page
      .getByRole('status')
      .filter({ hasText: say('notifications.kinds.goal_reached.name') })
      .waitFor();

    const before = mailbox.countFor(email);
    await reachGoal(writer, 'The Salt Road');
    await expect.poll(() => mailbox.countFor(email)).toBe(before + 1);
    const { subject, text } = await mailbox.lastTo(email);
    expect(subject).toContain('The Salt Road');
    const link = /https?:\S+\/api\/unsubscribe\S+/.exec(text)?.[0] ?? '';

    const visitor = await newVisitor();
    await visitor.page.goto(link);
    await visitor.page.getByRole('button', { name: say('mail.unsubscribe.button') }).click();
    await visitor.page.getByRole('heading', { name: say('mail.unsubscribe.done') }).waitFor();
    await reachGoal(writer, 'Four river stories', 200);
    await page.goto('/app/notifications');
    await page.getByText(reachedTitle('Four river stories')).waitFor();
    expect(mailbox.countFor(email)).toBe(before + 1);
  },
);

story('the same by keyboard alone, in Arabic, on a phone', async ({ newWriter }) => {
  const inArabic = wordsIn('ar');
  const { page } = await newWriter({ language: 'ar', width: 360, scheme: 'dark' });
  await page.goto('/app/notifications');
  const archive = page.getByRole('button', {
    name: inArabic('notifications.named', {
      action: inArabic('notifications.archive'),
      title: inArabic('notifications.kinds.welcome.title'),
    }),
  });
  await archive.focus();
  await page.keyboard.press('Enter');
  await page.getByText(inArabic('notifications.empty.all')).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
});
