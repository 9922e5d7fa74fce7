import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { totpAt } from './testkit/authenticator.ts';
import { seriousViolations } from './testkit/axe.ts';
import { focused } from './testkit/focused.ts';
import { signIn } from './testkit/steps.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const halfMinute = 30_000;

describe('a second factor', () => {
  story(
    'is set up with a QR code, asked for at sign-in, and replaced once by a recovery code',
    async ({ newVisitor, newWriter }) => {
      const writer = await newWriter();
      const { secret, codes } = await setUpAuthenticator(writer.page);
      expect(codes).toHaveLength(10);
      await writer.page.getByText(/10 recovery codes left/).waitFor();

      const { page, expectTrouble } = await newVisitor();
      expectTrouble(/status of 400/);
      await page.goto('/auth/login?redirect=/app/goals');
      await signIn(page, say, writer);
      await page.getByText(say('auth.second.title')).waitFor();
      const field = page.getByLabel(say('auth.proof.totp.label'));
      await field.fill('000000');
      await page.getByRole('button', { name: say('auth.login.submit') }).click();
      await page.getByText(say('errors.refusals.code_invalid')).waitFor();
      await field.fill(totpAt(secret, Date.now() + halfMinute)); // the one of now was used to set it up
      await page.getByRole('button', { name: say('auth.login.submit') }).click();
      await page.waitForURL('**/app/goals');

      const other = await newVisitor();
      other.expectTrouble(/status of 400/);
      await signInWithRecoveryCode(other.page, writer, codes[0] ?? '');
      await other.page.waitForURL('**/app');
      const third = await newVisitor();
      third.expectTrouble(/status of 400/);
      await signInWithRecoveryCode(third.page, writer, codes[0] ?? '');
      await third.page.getByText(say('errors.refusals.code_invalid')).waitFor();
      await writer.page.reload();
      await writer.page.getByText(/9 recovery codes left/).waitFor();
    },
  );

  story('is turned off, and asked for no more', async ({ newVisitor, newWriter }) => {
    const writer = await newWriter();
    const { codes } = await setUpAuthenticator(writer.page);
    const dialog = writer.page.getByRole('dialog');
    await writer.page.getByRole('button', { name: say('account.second.renew') }).click();
    await dialog.getByText(say('account.second.renewBody')).waitFor();
    await dialog.getByRole('button', { name: say('account.second.renewDo') }).click();
    const renewed = dialog.getByRole('list', { name: say('account.codes.label') });
    expect(await renewed.textContent()).not.toContain(codes[0]);
    await dialog.getByRole('button', { name: say('account.codes.kept') }).click();
    await dialog.waitFor({ state: 'detached' });
    await writer.page.getByRole('button', { name: say('account.second.remove') }).click();
    await writer.page
      .getByRole('dialog')
      .getByRole('button', { name: say('account.second.remove') })
      .click();
    await writer.page.getByText(say('account.second.off')).waitFor();

    const { page } = await newVisitor();
    await page.goto('/auth/login');
    await signIn(page, say, writer);
    await page.waitForURL('**/app');
  });
});

describe('sessions', () => {
  story(
    'one that is ended in another browser signs out there at once, and keeps nothing',
    async ({ newVisitor, newWriter }) => {
      const writer = await newWriter();
      const other = await newVisitor();
      other.expectTrouble(/status of 401/);
      await other.page.goto('/auth/login');
      await signIn(other.page, say, writer);
      await other.page.waitForURL('**/app');
      await other.page.getByRole('heading', { level: 1 }).waitFor();
      const line = other.page.waitForResponse('**/api/events**');
      await other.page.goto('/app/goals');
      await line;

      await writer.page.goto('/app/settings/security');
      const sessions = writer.page.getByRole('list', { name: say('account.sessions.title') });
      await sessions.getByRole('button').first().focus();
      await writer.page.keyboard.press('Enter');
      await other.page.waitForURL('**/auth/login**');
      await other.page.getByRole('main').getByText(say('errors.client.sessionExpired')).waitFor();
      expect(await other.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await expect.poll(() => sessions.getByRole('button').count()).toBe(0);
      const heading = writer.page.getByRole('heading', { name: say('account.sessions.title') });
      await focused(heading);
    },
  );

  story(
    'what is dangerous asks who one is after ten minutes, and is then done',
    async ({ newVisitor, newWriter, server }) => {
      const writer = await newWriter();
      writer.expectTrouble(/status of (403|400)/, /ERR_/);
      const other = await newVisitor();
      other.expectTrouble(/status of 401/, /ERR_/);
      await other.page.goto('/auth/login');
      await signIn(other.page, say, writer);
      await other.page.waitForURL('**/app');
      await other.page.goto('about:blank');
      await server.kill();
      await server.start({ aheadMs: 11 * 60 * 1000 });

      const { page } = writer;
      await page.goto('/app/settings/security');
      await page.getByRole('button', { name: say('account.sessions.endOthers') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('account.sessions.endOthers') })
        .click();
      const dialog = page.getByRole('dialog').filter({ hasText: say('auth.stepUp.title') });
      await dialog.getByLabel(say('auth.proof.password.label')).fill('not the one');
      await dialog.getByRole('button', { name: say('auth.stepUp.confirm') }).click();
      await dialog.getByText(say('errors.refusals.password_wrong')).waitFor();
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByLabel(say('auth.proof.password.label')).fill(writer.password);
      await dialog.getByRole('button', { name: say('auth.stepUp.confirm') }).click();
      await dialog.waitFor({ state: 'detached' });
      await other.page.goto('/app');
      await other.page.waitForURL('**/auth/login**');
    },
  );
});

story('the password is changed with the current one', async ({ newWriter }) => {
  const { page, password, expectTrouble } = await newWriter();
  expectTrouble(/status of 400/);
  await page.goto('/app/settings/security');
  await page.getByRole('button', { name: say('account.password.change') }).click();
  const dialog = page.getByRole('dialog');
  const change = dialog.getByRole('button', { name: say('account.password.change') });
  await dialog.getByLabel(say('account.password.current')).fill('not the one');
  await dialog.getByLabel(say('auth.newPassword'), { exact: true }).fill('another slack water');
  await dialog.getByLabel(say('auth.passwordAgain'), { exact: true }).fill('another slack water');
  await change.click();
  await dialog.getByText(say('errors.refusals.password_wrong')).waitFor();
  await dialog.getByLabel(say('account.password.current')).fill(password);
  await change.click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(say('account.history.kinds.password_changed')).first().waitFor();
});

/** Sets an authenticator up by the secret that can be typed, and keeps the recovery codes. */
async function setUpAuthenticator(page: Page) {
  await page.goto('/app/settings/security');
  await page.getByRole('button', { name: say('account.second.setUp') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: say('account.totp.picture') }).waitFor();
  expect(await seriousViolations(page)).toEqual([]);
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel(say('auth.proof.totp.label')).fill(totpAt(secret, Date.now()));
  await dialog.getByRole('button', { name: say('account.totp.confirm') }).click();
  const shown = dialog.getByRole('list', { name: say('account.codes.label') });
  await shown.waitFor();
  const codes = await shown.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: say('account.codes.kept') }).click();
  await dialog.waitFor({ state: 'detached' });

  return { secret, codes };
}

async function signInWithRecoveryCode(
  page: Page,
  person: { email: string; password: string },
  code: string,
) {
  await page.goto('/auth/login');
  await signIn(page, say, person);
  await page.getByRole('button', { name: say('auth.proof.recovery.choose') }).click();
  await page.getByLabel(say('auth.proof.recovery.label')).fill(code);
  await page.getByRole('button', { name: say('auth.login.submit') }).click();
}
