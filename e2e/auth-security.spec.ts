import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from './testkit/auth-steps.ts';
import { totpAt } from './testkit/authenticator.ts';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import { expectFocus } from './testkit/expect-focus.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const totpStepMs = 30_000;

describe('a second factor', () => {
  browserTest(
    'is set up with a QR code, required at sign-in and replaced once by a recovery code',
    async ({ newVisitor, newWriter }) => {
      const writer = await newWriter();
      const { secret, codes } = await setUpAuthenticator(writer.page);
      expect(codes).toHaveLength(10);
      await writer.page.getByText(/10 recovery codes left/).waitFor();

      const { page, allowErrors } = await newVisitor();
      allowErrors(/status of 400/);
      await page.goto('/auth/login?redirect=/app/goals');
      await signIn(page, t, writer);
      await page.getByText(t('auth.second.title')).waitFor();
      const field = page.getByLabel(t('auth.proof.totp.label'));
      await field.fill('000000');
      await page.getByRole('button', { name: t('auth.login.submit') }).click();
      await page.getByText(t('errors.refusals.code_invalid')).waitFor();
      await field.fill(totpAt(secret, Date.now() + totpStepMs)); // the current code was used for the setup
      await page.getByRole('button', { name: t('auth.login.submit') }).click();
      await page.waitForURL('**/app/goals');

      const other = await newVisitor();
      other.allowErrors(/status of 400/);
      await signInWithRecoveryCode(other.page, writer, codes[0] ?? '');
      await other.page.waitForURL('**/app');
      const third = await newVisitor();
      third.allowErrors(/status of 400/);
      await signInWithRecoveryCode(third.page, writer, codes[0] ?? '');
      await third.page.getByText(t('errors.refusals.code_invalid')).waitFor();
      await writer.page.reload();
      await writer.page.getByText(/9 recovery codes left/).waitFor();
    },
  );

  browserTest('is not required after it is turned off', async ({ newVisitor, newWriter }) => {
    const writer = await newWriter();
    const { codes } = await setUpAuthenticator(writer.page);
    const dialog = writer.page.getByRole('dialog');
    await writer.page.getByRole('button', { name: t('account.second.renew') }).click();
    await dialog.getByText(t('account.second.renewBody')).waitFor();
    await dialog.getByRole('button', { name: t('account.second.renewDo') }).click();
    const renewed = dialog.getByRole('list', { name: t('account.codes.label') });
    expect(await renewed.textContent()).not.toContain(codes[0]);
    await dialog.getByRole('button', { name: t('account.codes.kept') }).click();
    await dialog.waitFor({ state: 'detached' });
    await writer.page.getByRole('button', { name: t('account.second.remove') }).click();
    await writer.page
      .getByRole('dialog')
      .getByRole('button', { name: t('account.second.remove') })
      .click();
    await writer.page.getByText(t('account.second.off')).waitFor();

    const { page } = await newVisitor();
    await page.goto('/auth/login');
    await signIn(page, t, writer);
    await page.waitForURL('**/app');
  });
});

describe('list of sessions', () => {
  browserTest(
    'ending a session from another browser signs it out at once and clears its storage',
    async ({ newVisitor, newWriter }) => {
      const writer = await newWriter();
      const other = await newVisitor();
      other.allowErrors(/status of 401/);
      await other.page.goto('/auth/login');
      await signIn(other.page, t, writer);
      await other.page.waitForURL('**/app');
      await other.page.getByRole('heading', { level: 1 }).waitFor();
      const eventStream = other.page.waitForResponse('**/api/events**');
      await other.page.goto('/app/goals');
      await eventStream;

      await writer.page.goto('/app/settings/security');
      const sessions = writer.page.getByRole('list', { name: t('account.sessions.title') });
      await sessions.getByRole('button').first().focus();
      await writer.page.keyboard.press('Enter');
      await other.page.waitForURL('**/auth/login**');
      await other.page.getByRole('main').getByText(t('errors.client.sessionExpired')).waitFor();
      expect(await other.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await expect.poll(() => sessions.getByRole('button').count()).toBe(0);
      const heading = writer.page.getByRole('heading', { name: t('account.sessions.title') });
      await expectFocus(heading);
    },
  );

  browserTest(
    'a sensitive action requires a step-up after ten minutes and then completes',
    async ({ newVisitor, newWriter, server }) => {
      const writer = await newWriter();
      writer.allowErrors(/status of (403|400)/, /ERR_/);
      const other = await newVisitor();
      other.allowErrors(/status of 401/, /ERR_/);
      await other.page.goto('/auth/login');
      await signIn(other.page, t, writer);
      await other.page.waitForURL('**/app');
      await other.page.goto('about:blank');
      await server.kill();
      await server.start({ aheadMs: 11 * 60 * 1000 });

      const { page } = writer;
      await page.goto('/app/settings/security');
      await page.getByRole('button', { name: t('account.sessions.endOthers') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('account.sessions.endOthers') })
        .click();
      const dialog = page.getByRole('dialog').filter({ hasText: t('auth.stepUp.title') });
      await dialog.getByLabel(t('auth.proof.password.label')).fill('not the one');
      await dialog.getByRole('button', { name: t('auth.stepUp.confirm') }).click();
      await dialog.getByText(t('errors.refusals.password_wrong')).waitFor();
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByLabel(t('auth.proof.password.label')).fill(writer.password);
      await dialog.getByRole('button', { name: t('auth.stepUp.confirm') }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(t('account.sessions.othersEnded'), { exact: true }).waitFor();
      await other.page.goto('/app');
      await other.page.waitForURL('**/auth/login**');
    },
  );
});

browserTest('the password can be changed with the current one', async ({ newWriter }) => {
  const { page, password, allowErrors } = await newWriter();
  allowErrors(/status of 400/);
  await page.goto('/app/settings/security');
  await page.getByRole('button', { name: t('account.password.change') }).click();
  const dialog = page.getByRole('dialog');
  const change = dialog.getByRole('button', { name: t('account.password.change') });
  await dialog.getByLabel(t('account.password.current')).fill('not the one');
  await dialog.getByLabel(t('auth.newPassword'), { exact: true }).fill('another slack water');
  await dialog.getByLabel(t('auth.passwordAgain'), { exact: true }).fill('another slack water');
  await change.click();
  await dialog.getByText(t('errors.refusals.password_wrong')).waitFor();
  await dialog.getByLabel(t('account.password.current')).fill(password);
  await change.click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(t('account.history.kinds.password_changed')).first().waitFor();
});

/** Sets up an authenticator with the typed secret and returns it with the recovery codes. */
async function setUpAuthenticator(page: Page) {
  await page.goto('/app/settings/security');
  await page.getByRole('button', { name: t('account.second.setUp') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: t('account.totp.picture') }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel(t('auth.proof.totp.label')).fill(totpAt(secret, Date.now()));
  await dialog.getByRole('button', { name: t('account.totp.confirm') }).click();
  const shown = dialog.getByRole('list', { name: t('account.codes.label') });
  await shown.waitFor();
  const codes = await shown.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: t('account.codes.kept') }).click();
  await dialog.waitFor({ state: 'detached' });

  return { secret, codes };
}

async function signInWithRecoveryCode(
  page: Page,
  person: { email: string; password: string },
  code: string,
) {
  await page.goto('/auth/login');
  await signIn(page, t, person);
  await page.getByRole('button', { name: t('auth.proof.recovery.choose') }).click();
  await page.getByLabel(t('auth.proof.recovery.label')).fill(code);
  await page.getByRole('button', { name: t('auth.login.submit') }).click();
}
