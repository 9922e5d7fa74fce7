import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newEmail } from './testkit/account.ts';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import { expectFocus } from './testkit/expect-focus.ts';
import { hasFocus } from './testkit/input-method.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest(
  'the email address changes once both mailboxes have confirmed it',
  async ({ newWriter, mailbox }) => {
    const { page, email, allowErrors } = await newWriter();
    allowErrors(/status of 400/);
    const before = mailbox.countFor(email);
    const nextEmail = await requestEmailChange(page);
    const codeField = (address: string) =>
      page.getByLabel(t('account.email.codeFor', { address: `\u2068${address}\u2069` }));
    const confirm = page.getByRole('button', { name: t('account.email.confirm') });

    await codeField(nextEmail).fill(await mailbox.codeFor(nextEmail));
    await confirm.first().click();
    await page
      .getByText(t('account.email.confirmed', { address: `\u2068${nextEmail}\u2069` }))
      .waitFor();
    await codeField(email).fill(await mailbox.codeFor(email, before));
    await confirm.click();
    await page.getByRole('button', { name: t('account.email.change') }).waitFor();
    await page.getByText(nextEmail).waitFor();
  },
);

browserTest(
  'both emails of an address change can be resent, and the focus moves on correctly',
  async ({ newWriter, mailbox, server }) => {
    const { page, email } = await newWriter();
    const before = mailbox.countFor(email);
    const nextEmail = await requestEmailChange(page);
    const within = (address: string) => {
      const form = page.locator('form').filter({ hasText: address });
      const resend = form.getByRole('button', { name: t('auth.code.resend') });

      return { again: resend, field: form.getByRole('textbox') };
    };
    const [toNew, toCurrent] = [within(nextEmail), within(email)];
    await expect.poll(() => toNew.again.isDisabled()).toBe(true);
    await mailbox.codeFor(nextEmail);
    await mailbox.codeFor(email, before);

    await page.goto('about:blank'); // on a slow machine files of the page are still loading
    await server.kill();
    await server.start({ aheadMs: 61_000 });
    await page.goto('/app/settings');
    await expect.poll(() => toNew.again.isDisabled()).toBe(false);
    expect(await toNew.again.textContent()).toContain(nextEmail);
    await toNew.again.focus();
    await page.keyboard.press('Enter');
    const code = await mailbox.codeFor(nextEmail, 1);
    await expect.poll(() => toNew.again.isDisabled()).toBe(true);
    expect(await hasFocus(toNew.again)).toBe(true);
    expect(await seriousViolations(page)).toEqual([]);

    await toCurrent.again.click();
    const currentCode = await mailbox.codeFor(email, before + 1);
    await toNew.field.fill(code);
    await page.keyboard.press('Enter');
    await expectFocus(toCurrent.field);
    await toCurrent.field.fill(currentCode);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: t('account.email.change') }).waitFor();
    const heading = page.getByRole('heading', { name: t('account.email.title'), exact: true });
    await expectFocus(heading);
    await page.keyboard.press('Tab');
    const change = page.getByRole('button', { name: t('account.email.change') });
    await expectFocus(change);
  },
);

/** Requests a change to a new email address and returns it. */
async function requestEmailChange(page: Page): Promise<string> {
  const nextEmail = newEmail();
  await page.goto('/app/settings');
  await page.getByRole('button', { name: t('account.email.change') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('account.email.new')).fill(nextEmail);
  await dialog.getByRole('button', { name: t('account.email.send') }).click();
  await dialog.waitFor({ state: 'detached' });

  return nextEmail;
}
