import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { focused } from './testkit/focused.ts';
import { hasFocus } from './testkit/hands.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { newAddress } from './testkit/writer.ts';

const say = wordsIn('en');

story(
  'the address changes when both mailboxes have confirmed it',
  async ({ newWriter, mailbox }) => {
    const { page, email, expectTrouble } = await newWriter();
    expectTrouble(/status of 400/);
    const before = mailbox.countFor(email);
    const next = await askForChange(page);
    const codeOf = (address: string) =>
      page.getByLabel(say('account.email.codeFor', { address: `\u2068${address}\u2069` }));
    const confirm = page.getByRole('button', { name: say('account.email.confirm') });

    await codeOf(next).fill(await mailbox.codeFor(next));
    await confirm.first().click();
    await page
      .getByText(say('account.email.confirmed', { address: `\u2068${next}\u2069` }))
      .waitFor();
    await codeOf(email).fill(await mailbox.codeFor(email, before));
    await confirm.click();
    await page.getByRole('button', { name: say('account.email.change') }).waitFor();
    await page.getByText(next).waitFor();
  },
);

story(
  'both mails of a change of address are sent again, and the keyboard goes on where it was',
  async ({ newWriter, mailbox, server }) => {
    const { page, email } = await newWriter();
    const before = mailbox.countFor(email);
    const next = await askForChange(page);
    const within = (address: string) => {
      const form = page.locator('form').filter({ hasText: address });
      const again = form.getByRole('button', { name: say('auth.code.resend') });

      return { again, field: form.getByRole('textbox') };
    };
    const [toNew, toCurrent] = [within(next), within(email)];
    await expect.poll(() => toNew.again.isDisabled()).toBe(true);
    await mailbox.codeFor(next);
    await mailbox.codeFor(email, before);

    await page.goto('about:blank'); // on a slow machine parts of the page are still on their way
    await server.kill();
    await server.start({ aheadMs: 61_000 });
    await page.goto('/app/settings');
    await expect.poll(() => toNew.again.isDisabled()).toBe(false);
    expect(await toNew.again.textContent()).toContain(next);
    await toNew.again.focus();
    await page.keyboard.press('Enter');
    const code = await mailbox.codeFor(next, 1);
    await expect.poll(() => toNew.again.isDisabled()).toBe(true);
    expect(await hasFocus(toNew.again)).toBe(true);
    expect(await seriousViolations(page)).toEqual([]);

    await toCurrent.again.click();
    const second = await mailbox.codeFor(email, before + 1);
    await toNew.field.fill(code);
    await page.keyboard.press('Enter');
    await focused(toCurrent.field);
    await toCurrent.field.fill(second);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: say('account.email.change') }).waitFor();
    const heading = page.getByRole('heading', { name: say('account.email.title'), exact: true });
    await focused(heading);
    await page.keyboard.press('Tab');
    const change = page.getByRole('button', { name: say('account.email.change') });
    await focused(change);
  },
);

/** Asks for a new address, which is returned. */
async function askForChange(page: Page): Promise<string> {
  const next = newAddress();
  await page.goto('/app/settings');
  await page.getByRole('button', { name: say('account.email.change') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('account.email.new')).fill(next);
  await dialog.getByRole('button', { name: say('account.email.send') }).click();
  await dialog.waitFor({ state: 'detached' });

  return next;
}
