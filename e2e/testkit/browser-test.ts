import type { Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { type Account, signUp } from './account.ts';
import { launchBrowser } from './browser.ts';
import { type BrowserErrors, watchBrowserErrors } from './browser-errors.ts';
import { type ContextOptions, newContext } from './context.ts';
import { openMailbox } from './mailbox.ts';
import { scaleTimeout } from './scale-timeout.ts';
import { startServer } from './server.ts';

/** An isolated browser with Longhand open, signed out. */
export type Visitor = {
  page: Page;
  /** Allows console errors and failed requests that the test provokes. */
  allowErrors: BrowserErrors['allow'];
};

export type Writer = Visitor & Account;

/**
 * A browser test. Each file has its own browser, mailbox and server; each visitor has their own browser context. A test fails on every
 * console error and failed request that it does not allow.
 */
export const browserTest = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner infers from `{}` that no fixture is needed
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());

    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: the runner infers from `{}` that no fixture is needed
  .extend('mailbox', { scope: 'file' }, async ({}, { onCleanup }) => {
    const mailbox = await openMailbox();
    onCleanup(() => mailbox.close());

    return mailbox;
  })
  .extend('server', { scope: 'file' }, async ({ mailbox }, { onCleanup }) => {
    const server = await startServer(mailbox);
    onCleanup(() => server.remove());

    return server;
  })
  .extend('opened', async ({ task }, { onCleanup }) => {
    const opened: { troubles: BrowserErrors; page: Page }[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') await screenshotPages(task.name, opened);
      await Promise.all(opened.map(({ page }) => closePage(page)));
      expect(opened.flatMap(({ troubles }) => troubles.unexpected())).toEqual([]);
    });

    return opened;
  })
  .extend('newVisitor', async ({ browser, server, opened }) => {
    return async (options: ContextOptions = {}, account?: Account): Promise<Visitor> => {
      const origin = options.origin ?? server.origin;
      const context = await newContext(browser, origin, options, account);
      const errors = watchBrowserErrors(context);
      const page = await context.newPage();
      page.setDefaultTimeout(scaleTimeout(15_000));
      opened.push({ troubles: errors, page });

      return { page, allowErrors: errors.allow };
    };
  })
  .extend('newWriter', async ({ server, mailbox, newVisitor }) => {
    return async (options: ContextOptions = {}): Promise<Writer> => {
      const account = await signUp(server.origin, mailbox, options.language);

      return { ...account, ...(await newVisitor(options, account)) };
    };
  });

/** Requests that a test intercepts may still be pending when the page closes; ignore their errors. */
async function closePage(page: Page) {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

/** Saves screenshots of a failed test to `.cache/e2e-failures/`. */
async function screenshotPages(name: string, opened: readonly { page: Page }[]) {
  const file = name.replaceAll(/\W+/g, '-').slice(0, 80);
  for (const [index, { page }] of opened.entries()) {
    await page.screenshot({ path: `.cache/e2e-failures/${file}-${index + 1}.png` }).catch(() => {});
  }
}
