import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newEmail, validPassword } from './testkit/account.ts';
import { fillSignUp } from './testkit/auth-steps.ts';
import { totpAt } from './testkit/authenticator.ts';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest as baseTest } from './testkit/browser-test.ts';
import { breakNetwork } from './testkit/network.ts';
import { startServer } from './testkit/server.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

/** A server in waitlist mode. */
const browserTest = baseTest.extend(
  'server',
  { scope: 'file' },
  async ({ mailbox }, { onCleanup }) => {
    const server = await startServer(mailbox, { SIGNUP_MODE: 'waitlist' });
    onCleanup(() => server.remove());

    return server;
  },
);

browserTest(
  'a user joins the waitlist with a code, opens the link from the email and leaves the waitlist',
  async ({ mailbox, newVisitor }) => {
    const { page } = await newVisitor({ width: 360 });
    const email = newEmail();
    await page.goto('/auth/signup');
    await page.getByLabel(t('auth.email')).fill(newEmail());
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: t('auth.waitlist.join') }).click();
    await page.getByText(/Resend code in/).waitFor();
    await page.getByRole('link', { name: t('auth.code.another') }).click();
    await page.getByLabel(t('auth.email')).fill(email);
    await page.getByRole('button', { name: t('auth.waitlist.join') }).click();
    await page.waitForURL('**/auth/waitlist-verify');
    await page.getByLabel(t('auth.code.label')).fill(await mailbox.codeFor(email));
    await page.getByRole('button', { name: t('auth.code.submit') }).click();
    await page.getByText(t('auth.waitlist.place', { position: 1 })).waitFor();
    expect(await seriousViolations(page)).toEqual([]);

    await expect.poll(() => mailbox.countFor(email)).toBe(2);
    const link = findLink((await mailbox.lastTo(email)).text, 'waitlist-verify');
    const other = await newVisitor();
    other.allowErrors(/ERR_CONNECTION_RESET/);
    const restoreNetwork = await breakNetwork(other.page, 'POST', /waitlist\/place$/);
    await other.page.goto(link);
    const again = other.page.getByRole('button', { name: t('ui.tryAgain') });
    await again.waitFor();
    await restoreNetwork();
    await again.click();
    await other.page.getByText(t('auth.waitlist.place', { position: 1 })).waitFor();
    expect(new URL(other.page.url()).hash).toBe('');
    await other.page.getByRole('button', { name: t('auth.waitlist.leave') }).click();
    await other.page.getByRole('dialog').getByText(t('auth.waitlist.leaveBody')).waitFor();
    await other.page
      .getByRole('dialog')
      .getByRole('button', { name: t('auth.waitlist.leave') })
      .click();
    await other.page.getByText(t('auth.waitlist.left')).waitFor();
  },
);

browserTest(
  'an invited user chooses a password and sets up the account',
  async ({ mailbox, newVisitor, server }) => {
    const admin = await newVisitor();
    const setUp = [...server.output().matchAll(/http:\S+#setup=\S+/g)].at(-1)?.[0] ?? '';
    await admin.page.goto(setUp);
    await fillSignUp(admin.page, t, {
      firstName: 'Ada',
      email: newEmail(),
      password: validPassword,
    });
    await admin.page.waitForURL('**/app');
    const email = newEmail();
    await inviteAs(admin.page, email);
    const link = findLink((await mailbox.lastTo(email)).text, 'accept-invitation');

    const { page, allowErrors } = await newVisitor();
    allowErrors(/ERR_CONNECTION_RESET/);
    const restoreNetwork = await breakNetwork(page, 'POST', /invitations\/\w+$/);
    await page.goto(link);
    const tryAgain = page.getByRole('button', { name: t('ui.tryAgain') });
    await tryAgain.waitFor();
    await restoreNetwork();
    await tryAgain.click();
    await page.getByText(email).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.reload();
    await page.getByText(email).waitFor();
    await page.getByLabel(t('auth.newPassword'), { exact: true }).fill(validPassword);
    await page.getByLabel(t('auth.passwordAgain'), { exact: true }).fill(validPassword);
    await page.getByRole('button', { name: t('auth.invitation.accept') }).click();
    await page.waitForURL('**/auth/setup-account**');
    await page.getByLabel(t('auth.name'), { exact: true }).fill('Bo Lind');
    await page.getByRole('button', { name: t('auth.setup.submit') }).click();
    await page.getByRole('link', { name: t('auth.setup.setGoal') }).click();
    await page.waitForURL('**/app/goals/create');
    await page.getByRole('button', { name: /Bo Lind/ }).waitFor();

    const again = await newVisitor();
    again.allowErrors(/status of 400/);
    await again.page.goto(link);
    await again.page.getByText(t('errors.refusals.invitation_invalid')).waitFor();
  },
);

/** Invites as administrator through the API from the page; staff rights require a second factor first. */
async function inviteAs(page: Page, email: string): Promise<void> {
  const post = (path: string, body?: object) =>
    page.evaluate(
      async ({ path, body }) => {
        const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
        const answer = await fetch(path, {
          method: 'POST',
          headers: {
            'x-xsrf-token': decodeURIComponent(token),
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });

        return answer.json();
      },
      { path, body },
    );

  const { secret } = await post('/api/auth/totp/start');
  await post('/api/auth/totp/confirm', { code: totpAt(secret, Date.now()) });
  expect(await post('/api/auth/invitations', { email })).toMatchObject({ success: true });
}

function findLink(text: string, screen: string): string {
  return new RegExp(`http\\S+/auth/${screen}#token=[\\w.-]+`).exec(text)?.[0] ?? '';
}
