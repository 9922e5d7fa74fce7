import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { signIn } from './testkit/auth-steps.ts';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import { scaleTimeout } from './testkit/scale-timeout.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest('changing the names updates the initials', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app/settings');
  await page.getByLabel(t('account.names.username')).fill('no');
  await page.getByLabel(t('account.names.displayName')).fill('Ines Calloway');
  await page.getByRole('button', { name: t('account.names.save') }).click();
  await page.getByText(t('account.names.wrong.username')).waitFor();

  await page.getByLabel(t('account.names.username')).fill('ines-calloway');
  await page.getByRole('button', { name: t('account.names.save') }).click();
  await page.getByRole('button', { name: /Ines Calloway/ }).waitFor();
  const { user } = await api.auth.me();
  expect(user).toMatchObject({ displayName: 'Ines Calloway', username: 'ines-calloway' });
});

browserTest(
  'a profile picture replaces the initials, and removing it restores them',
  async ({ newVisitor, newWriter }) => {
    const writer = await newWriter();
    const { page } = writer;
    await page.goto('/app/settings');
    await page.getByText(t('ui.roles.long.Free')).waitFor();
    const input = page.locator('input[type=file]');
    const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await input.setInputFiles(notes);
    await page.getByText(t('account.picture.unreadable')).waitFor();

    const buffer = await page.screenshot(); // any valid picture
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    const shown = page.getByRole('button', { name: /Dorrie/ }).locator('img');
    await shown.waitFor();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256);
    expect(await seriousViolations(page)).toEqual([]);
    const other = await newVisitor();
    await other.page.goto('/auth/login');
    await signIn(other.page, t, writer);
    const shownElsewhere = other.page.getByRole('button', { name: /Dorrie/ }).locator('img');
    await expect
      .poll(() => shownElsewhere.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(256);

    await page.getByRole('button', { name: t('account.picture.remove') }).click();
    await shown.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Dorrie/ }).click();
    await page.getByText(t('ui.roles.short.Free'), { exact: true }).waitFor();
  },
);

describe('a personal token', () => {
  browserTest(
    'is shown once, works within its scopes and can be revoked',
    async ({ newWriter, server }) => {
      const { page } = await newWriter();
      await page.goto('/app/settings/integrations');
      await page.getByRole('button', { name: t('account.tokens.make') }).click();
      await page.getByRole('button', { name: t('account.tokens.create') }).click();
      await page.getByText(t('account.tokens.scopeRequired')).waitFor();
      await page.getByLabel(t('account.tokens.name')).fill('backup');
      await page.getByLabel(t('account.tokens.scopes.goals:read')).check();
      await page.getByRole('button', { name: t('account.tokens.create') }).click();
      const shown = page.getByRole('list', { name: t('account.tokens.token'), exact: true });
      const token = (await shown.textContent()) ?? '';
      const statusOf = async (path: string) =>
        (await fetch(server.origin + path, { headers: { authorization: `Bearer ${token}` } }))
          .status;

      expect(await statusOf('/api/goals')).toBe(200);
      expect(await statusOf('/api/writing-lab/samples')).toBe(403);
      await page.getByRole('button', { name: t('account.once.kept') }).click();
      await shown.waitFor({ state: 'detached' });
      await page
        .getByRole('button', { name: t('account.tokens.removeNamed', { name: 'backup' }) })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('account.tokens.remove'), exact: true })
        .click();
      await page.getByText('backup', { exact: true }).waitFor({ state: 'detached' });
      expect(await statusOf('/api/goals')).toBe(401);
    },
  );
});

browserTest('a data export is created and downloaded', async ({ newWriter }) => {
  const { page, email } = await newWriter();
  await page.goto('/app/settings/privacy');
  await page.getByRole('button', { name: t('account.copy.ask') }).click();
  const link = page.getByRole('link', { name: t('account.copy.download') });
  await link.waitFor({ timeout: scaleTimeout(60_000) });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);

  expect(readFileSync(await file.path(), 'utf8')).toContain(email);
});

browserTest('the privacy settings decide who sees a profile', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const other = await newWriter();
  other.allowErrors(/status of 404/);
  const { user } = await api.auth.me();
  await page.goto('/app/settings/privacy');
  await page.getByLabel(t('account.others.shown')).check();
  await page.getByText(t('account.others.saved')).waitFor();
  await other.page.goto(`/app/profile/${user.id}`);
  await other.page.getByRole('heading', { name: user.displayName }).waitFor();

  await page.getByLabel(t('account.others.shown')).uncheck();
  await expect
    .poll(() => api.profile.read({ params: { id: user.id } }))
    .toMatchObject({ isShown: false });
  await other.page.reload();
  await other.page.getByRole('heading', { name: t('profile.absent.title') }).waitFor();
});

browserTest('promotional offers can be turned on and off', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/app/settings/privacy');
  const offersCheckbox = page.getByLabel(t('account.offers.wanted'));
  expect(await offersCheckbox.isChecked()).toBe(false);
  await offersCheckbox.check();
  await page.getByText(t('account.offers.saved')).waitFor();
  await page.reload();
  await expect.poll(() => offersCheckbox.isChecked()).toBe(true);
  await offersCheckbox.uncheck();
  await page.getByText(t('account.offers.saved')).waitFor();
});

browserTest('texts on this device are counted and can be deleted', async ({ newWriter }) => {
  const { page } = await newWriter();
  const analyzer = analyzerPage(page, t);
  await analyzer.openNew();
  await analyzer.editor.click();
  await page.keyboard.type('The boats lay on their sides.');
  await analyzer.draftSaved();
  await page.goto('/app/settings/privacy');
  await page.getByText(t('account.device.kept', { drafts: 1, texts: 0 })).waitFor();
  await page.getByRole('button', { name: t('account.device.forget') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('account.device.forget') })
    .click();

  await page.getByText(t('account.device.nothing')).waitFor();
});

browserTest(
  'an account is deleted after its email is entered and kept by signing in again',
  async ({ newWriter, mailbox }) => {
    const { page, allowErrors, ...writer } = await newWriter();
    allowErrors(/status of 40[01]/); // the event stream ends with the session
    await page.goto('/app/settings/privacy');
    await page.getByRole('button', { name: t('account.deletion.delete') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('else@example.com');
    await dialog.getByRole('button', { name: t('account.deletion.delete') }).click();
    await dialog.getByText(t('errors.refusals.address_differs')).waitFor();
    await dialog.getByRole('textbox').fill(writer.email);
    await dialog.getByRole('button', { name: t('account.deletion.delete') }).click();
    await page.waitForURL((url) => url.pathname === '/');

    const before = mailbox.countFor(writer.email);
    await page.goto('/auth/login');
    await signIn(page, t, writer);
    await page.waitForURL('**/app');
    await expect.poll(() => mailbox.countFor(writer.email)).toBeGreaterThan(before);
  },
);
