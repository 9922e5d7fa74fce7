import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openAccountMenu } from './testkit/auth-steps.ts';
import { browserTest as baseTest } from './testkit/browser-test.ts';
import { startServer } from './testkit/server.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

/** A server at localhost: passkeys are bound to a host name and do not work on an IP address. */
const browserTest = baseTest.extend(
  'server',
  { scope: 'file' },
  async ({ mailbox }, { onCleanup }) => {
    const server = await startServer(mailbox, {}, 'localhost');
    onCleanup(() => server.remove());

    return server;
  },
);

browserTest(
  'a passkey is created, renamed, used to sign in without a password and removed',
  async ({ newWriter }) => {
    const writer = await newWriter();
    const { page } = writer;
    await addAuthenticator(page);
    await page.goto('/app/settings/security');
    await page.getByRole('button', { name: t('account.passkeys.add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('account.passkeys.name')).fill('desk');
    await dialog.getByRole('button', { name: t('account.passkeys.make') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: t('account.passkeys.renameNamed', { name: 'desk' }) })
      .click();
    await dialog.getByLabel(t('account.passkeys.name')).fill('study');
    await dialog.getByRole('button', { name: t('account.passkeys.rename') }).click();
    await page.getByText('study', { exact: true }).waitFor();

    await openAccountMenu(page, t, writer);
    await page.getByRole('menuitem', { name: t('shell.signOut') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/auth/login');
    await page.getByRole('button', { name: t('auth.login.passkey') }).click();
    await page.waitForURL('**/app');

    await page.goto('/app/settings/security');
    await page.getByText(t('account.history.methods.passkey')).first().waitFor();
    await page
      .getByRole('button', { name: t('account.passkeys.removeNamed', { name: 'study' }) })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('account.passkeys.remove'), exact: true })
      .click();
    await page.getByText('study', { exact: true }).waitFor({ state: 'detached' });
  },
);

browserTest('a browser without a passkey shows an inline error', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await addAuthenticator(page, { isWilling: false });
  await page.goto('/auth/login');
  await page.getByRole('button', { name: t('auth.login.passkey') }).click();
  await page.getByText(t('auth.proof.passkey.closed')).waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth/login');
});

/** Adds Chromium's virtual authenticator (WebAuthn over the DevTools protocol). */
async function addAuthenticator(
  page: Page,
  { isWilling: canVerifyUser = true } = {},
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: canVerifyUser,
      automaticPresenceSimulation: true,
    },
  });
}
