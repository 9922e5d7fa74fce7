import type { Locator, Page } from 'playwright-core';
import type { Account } from './account.ts';
import { dayFromToday } from './day.ts';
import type { Translate } from './translator.ts';

/** Creates goals and logs enough to complete them at once, as from another device. */
export async function reachGoals({ api }: Account, titles: readonly string[], targetAmount = 100) {
  for (const title of titles) {
    await api.goals.create({
      body: { title, targetAmount, startOn: dayFromToday(-3), endOn: dayFromToday(3) },
    });
  }
  await api.goals.recordEntry({
    params: { clientId: crypto.randomUUID() },
    body: { amount: 120, source: 'manual' },
  });
}

/** The list of notifications as a user sees it. */
export function notificationList(page: Page, t: Translate) {
  const isolate = (title: string) => `\u2068${title}\u2069`;

  return {
    welcome: t('notifications.kinds.welcome.title'),
    goalReached: (title: string) =>
      t('notifications.kinds.goal_reached.title', { title: isolate(title) }),

    /** The row or group with a title. */
    row: (title: string): Locator =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title }) })
        .first(),

    /** A button or link of the row with a title. */
    action: (name: string, title: string): Locator =>
      page
        .getByRole('button', { name: t('notifications.named', { action: name, title }) })
        .or(page.getByRole('link', { name: t('notifications.named', { action: name, title }) })),

    tab: (name: string): Locator =>
      page
        .getByRole('navigation', { name: t('notifications.tabs.label') })
        .getByRole('link', { name: t(`notifications.tabs.${name}`), exact: true }),

    /** The undo button of the toast with a text. */
    undo: (text: string): Locator =>
      page
        .locator('span', { hasText: text })
        .getByRole('button', { name: t('ui.undo') })
        .first(),
  };
}
