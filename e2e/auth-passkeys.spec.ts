import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openServer } from './testkit/server.ts';
import { openPersonMenu } from './testkit/steps.ts';
import { story as anyStory } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

/** Passkeys belong to a name; an address of figures has none. */
const story = anyStory.extend('server', { scope: 'file' }, async ({ mailbox }, { onCleanup }) => {
  const server = await openServer(mailbox, {}, 'localhost');
  onCleanup(() => server.remove());

  return server;
});

story(
  'a passkey is made, named anew, signs in without a password, and is removed',
  async ({ newWriter }) => {
    const writer = await newWriter();
    const { page } = writer;
    await addAuthenticator(page);
    await page.goto('/app/settings/security');
    await page.getByRole('button', { name: say('account.passkeys.add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('account.passkeys.name')).fill('desk');
    await dialog.getByRole('button', { name: say('account.passkeys.make') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: say('account.passkeys.renameNamed', { name: 'desk' }) })
      .click();
    await dialog.getByLabel(say('account.passkeys.name')).fill('study');
    await dialog.getByRole('button', { name: say('account.passkeys.rename') }).click();
    await page.getByText('study', { exact: true }).waitFor();

    await openPersonMenu(page, say, writer);
    await page.getByRole('menuitem', { name: say('shell.signOut') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/auth/login');
    await page.getByRole('button', { name: say('auth.login.passkey') }).click();
    await page.waitForURL('**/app');

    await page.goto('/app/settings/security');
    await page.getByText(say('account.history.methods.passkey')).first().waitFor();
    await page
      .getByRole('button', { name: say('account.passkeys.removeNamed', { name: 'study' }) })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('account.passkeys.remove'), exact: true })
      .click();
    await page.getByText('study', { exact: true }).waitFor({ state: 'detached' });
  },
);

story('a browser without a passkey says so in place', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await addAuthenticator(page, { isWilling: false });
  await page.goto('/auth/login');
  await page.getByRole('button', { name: say('auth.login.passkey') }).click();
  await page.getByText(say('auth.proof.passkey.closed')).waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth/login');
});

/** A device with a lock, as Chromium plays it (WebAuthn over its own protocol). */
async function addAuthenticator(page: Page, { isWilling = true } = {}): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: isWilling,
      automaticPresenceSimulation: true,
    },
  });
}
