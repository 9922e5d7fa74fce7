import type { Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type Look, newContext } from './context.ts';
import { openMailbox } from './mailbox.ts';
import { patience } from './patience.ts';
import { openServer } from './server.ts';
import { type Troubles, watchTroubles } from './troubles.ts';
import { type Account, signUp } from './writer.ts';

/** A browser of somebody's own, at Longhand. */
export type Visitor = {
  page: Page;
  /** Declares console errors or failed requests that belong to the story. */
  expectTrouble: Troubles['expect'];
};

export type Writer = Visitor & Account;

/**
 * A browser story. Each file has its own browser, mailbox and server; each visitor has a browser context of
 * their own. A story fails on every console error and failed request that it did not declare.
 */
export const story = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it that nothing is needed
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());

    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it that nothing is needed
  .extend('mailbox', { scope: 'file' }, async ({}, { onCleanup }) => {
    const mailbox = await openMailbox();
    onCleanup(() => mailbox.close());

    return mailbox;
  })
  .extend('server', { scope: 'file' }, async ({ mailbox }, { onCleanup }) => {
    const server = await openServer(mailbox);
    onCleanup(() => server.remove());

    return server;
  })
  .extend('opened', async ({ task }, { onCleanup }) => {
    const opened: { troubles: Troubles; page: Page }[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') await photograph(task.name, opened);
      await Promise.all(opened.map(({ page }) => leave(page)));
      expect(opened.flatMap(({ troubles }) => troubles.unexpected())).toEqual([]);
    });

    return opened;
  })
  .extend('newVisitor', async ({ browser, server, opened }) => {
    return async (look: Look = {}, account?: Account): Promise<Visitor> => {
      const context = await newContext(browser, server.origin, look, account);
      const troubles = watchTroubles(context);
      const page = await context.newPage();
      page.setDefaultTimeout(patience(15_000));
      opened.push({ troubles, page });

      return { page, expectTrouble: troubles.expect };
    };
  })
  .extend('newWriter', async ({ server, mailbox, newVisitor }) => {
    return async (look: Look = {}): Promise<Writer> => {
      const account = await signUp(server.origin, mailbox, look.language);

      return { ...account, ...(await newVisitor(look, account)) };
    };
  });

/** A request that a story answers itself may still be on its way when its page is gone; that is no trouble. */
async function leave(page: Page) {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

/** What a story that fails has last seen goes to `.cache/e2e-failures/`. */
async function photograph(name: string, opened: readonly { page: Page }[]) {
  const file = name.replaceAll(/\W+/g, '-').slice(0, 80);
  for (const [index, { page }] of opened.entries()) {
    await page.screenshot({ path: `.cache/e2e-failures/${file}-${index + 1}.png` }).catch(() => {});
  }
}
