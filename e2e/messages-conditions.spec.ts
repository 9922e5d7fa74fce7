import { expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import { messagesPage, openPair, sendText } from './testkit/conversations.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest(
  'messages are written, answered and edited by keyboard alone',
  async ({ newWriter }) => {
    const { ann, bob, conversationId } = await openPair(newWriter);
    await sendText(bob.api, conversationId, 'Which chapter?');
    const { page } = ann;
    const annPage = messagesPage(page, t);
    await page.goto('/app/messages');
    await page.getByRole('link', { name: /Bob/ }).waitFor();
    await page.keyboard.press('Alt+ArrowDown');
    await annPage.messageOf('Which chapter?').waitFor();
    await annPage.composer.focus();
    await page.keyboard.press('Shift+Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-seq]')?.textContent))
      .toContain('Which chapter?');

    await page.locator('[data-seq]').last().focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(t('messages.composer.replyingTo', { name: bob.name })).waitFor();
    await page.keyboard.type('The third');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('one.');
    await page.keyboard.press('Enter');
    await annPage.messageOf('The third').waitFor();

    await page.keyboard.press('ArrowUp');
    await page.getByText(t('messages.composer.editing')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(t('messages.composer.editing')).waitFor({ state: 'detached' });
    expect(await annPage.composer.inputValue()).toBe('');
  },
);

browserTest(
  'on a phone in Arabic the list and the conversation take turns, and back returns to the list',
  async ({ newWriter }) => {
    const translate = translatorFor('ar');
    const { ann, bob, conversationId } = await openPair(newWriter, {
      language: 'ar',
      width: 360,
      scheme: 'dark',
    });
    const { page } = ann;
    await sendText(bob.api, conversationId, 'An English line among Arabic ones.');
    await page.goto('/app/messages');
    await page.getByRole('link', { name: /Bob/ }).click();
    const arabicPage = messagesPage(page, translate);
    await arabicPage.messageOf('An English line').waitFor();
    expect(await arabicPage.list.isVisible()).toBe(false);
    expect(
      await arabicPage
        .messageOf('An English line')
        .getByText('An English line among Arabic ones.')
        .evaluate((line) => getComputedStyle(line).direction),
    ).toBe('ltr');
    expect(await seriousViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await arabicPage.composer.fill('سطر أوّل');
    await page.getByRole('button', { name: translate('messages.composer.send') }).click();
    await arabicPage.messageOf('سطر أوّل').waitFor();

    await page.goBack();
    await page.getByRole('link', { name: /Bob/ }).waitFor();
    expect(await arabicPage.composer.count()).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);
  },
);

browserTest(
  'a text of 100,000 characters is not sent but kept, and a picture that is no picture is not attached',
  async ({ newWriter }) => {
    const { ann, path } = await openPair(newWriter);
    const { page } = ann;
    const annPage = messagesPage(page, t);
    await page.goto(path);
    await annPage.messageOf('Hello.').waitFor();
    await annPage.composer.fill('x'.repeat(100_000));
    await page.getByText(t('messages.composer.tooLong', { n: 90_000 })).waitFor();
    const send = page.getByRole('button', { name: t('messages.composer.send') });
    expect(await send.isDisabled()).toBe(true);
    await annPage.composer.press('Enter');
    expect((await annPage.composer.inputValue()).length).toBe(100_000);
    await annPage.composer.fill('With a picture');

    const files = page.locator('input[type=file]');
    await files.setInputFiles({
      name: 'no-picture.png',
      mimeType: 'image/png',
      buffer: Buffer.from('This is text.'),
    });
    await page.getByText(t('messages.file.notImage', { name: 'no-picture.png' })).waitFor();
    await files.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: png });
    await page
      .getByRole('textbox', { name: t('messages.file.altNamed', { name: 'dot.png' }) })
      .fill('A single dot');
    await send.click();
    await annPage.messageOf('With a picture').getByRole('img', { name: 'A single dot' }).waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  },
);

browserTest('HTML, scripts and hostile links in a message are text', async ({ newWriter }) => {
  const { ann, bob, conversationId, path } = await openPair(newWriter);
  const hostile = '<img src=x onerror=alert(1)> [click](javascript:alert(1)) **bold**';
  await sendText(ann.api, conversationId, hostile);
  await bob.page.goto(path);
  const message = messagesPage(bob.page, t).messageOf('onerror');
  await message.waitFor();
  expect(await message.getByRole('link').count()).toBe(0);
  expect(await message.getByRole('img').count()).toBe(0);
  expect(await message.locator('strong').textContent()).toBe('bold');
});

/** A PNG of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
