import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { deskOn } from './testkit/desk.ts';
import { patience } from './testkit/patience.ts';
import { signIn } from './testkit/steps.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

story('names are changed, and the own initials follow', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app/settings');
  await page.getByLabel(say('account.names.username')).fill('no');
  await page.getByLabel(say('account.names.displayName')).fill('Ines Calloway');
  await page.getByRole('button', { name: say('account.names.save') }).click();
  await page.getByText(say('account.names.wrong.username')).waitFor();

  await page.getByLabel(say('account.names.username')).fill('ines-calloway');
  await page.getByRole('button', { name: say('account.names.save') }).click();
  await page.getByRole('button', { name: /Ines Calloway/ }).waitFor();
  const { user } = await api.auth.me();
  expect(user).toMatchObject({ displayName: 'Ines Calloway', username: 'ines-calloway' });
});

story(
  'a picture takes the place of the initials, and gives it back',
  async ({ newVisitor, newWriter }) => {
    const writer = await newWriter();
    const { page } = writer;
    await page.goto('/app/settings');
    await page.getByText(say('ui.roles.long.Free')).waitFor();
    const input = page.locator('input[type=file]');
    const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await input.setInputFiles(notes);
    await page.getByText(say('account.picture.unreadable')).waitFor();

    const buffer = await page.screenshot(); // as good a picture as any
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    const shown = page.getByRole('button', { name: /Dorrie/ }).locator('img');
    await shown.waitFor();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256);
    expect(await seriousViolations(page)).toEqual([]);
    const other = await newVisitor();
    await other.page.goto('/auth/login');
    await signIn(other.page, say, writer);
    const shownThere = other.page.getByRole('button', { name: /Dorrie/ }).locator('img');
    await expect
      .poll(() => shownThere.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(256);

    await page.getByRole('button', { name: say('account.picture.remove') }).click();
    await shown.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Dorrie/ }).click();
    await page.getByText(say('ui.roles.short.Free'), { exact: true }).waitFor();
  },
);

describe('a personal token', () => {
  story('is shown once, works within its scopes, and ends', async ({ newWriter, server }) => {
    const { page } = await newWriter();
    await page.goto('/app/settings/integrations');
    await page.getByRole('button', { name: say('account.tokens.make') }).click();
    await page.getByRole('button', { name: say('account.tokens.create') }).click();
    await page.getByText(say('account.tokens.scopeRequired')).waitFor();
    await page.getByLabel(say('account.tokens.name')).fill('backup');
    await page.getByLabel(say('account.tokens.scopes.goals:read')).check();
    await page.getByRole('button', { name: say('account.tokens.create') }).click();
    const shown = page.getByRole('list', { name: say('account.tokens.token') });
    const token = (await shown.textContent()) ?? '';
    const statusOf = async (path: string) =>
      (await fetch(server.origin + path, { headers: { authorization: `Bearer ${token}` } })).status;

    expect(await statusOf('/api/goals')).toBe(200);
    expect(await statusOf('/api/writing-lab/samples')).toBe(403);
    await page.getByRole('button', { name: say('account.once.kept') }).click();
    await shown.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: say('account.tokens.removeNamed', { name: 'backup' }) })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('account.tokens.remove'), exact: true })
      .click();
    await page.getByText('backup', { exact: true }).waitFor({ state: 'detached' });
    expect(await statusOf('/api/goals')).toBe(401);
  });
});

story('a copy of the data is made and downloaded', async ({ newWriter }) => {
  const { page, email } = await newWriter();
  await page.goto('/app/settings/privacy');
  await page.getByRole('button', { name: say('account.copy.ask') }).click();
  const link = page.getByRole('link', { name: say('account.copy.download') });
  await link.waitFor({ timeout: patience(60_000) });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);

  expect(readFileSync(await file.path(), 'utf8')).toContain(email);
});

story('who sees one is decided under privacy', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const other = await newWriter();
  other.expectTrouble(/status of 404/);
  const { user } = await api.auth.me();
  await page.goto('/app/settings/privacy');
  await page.getByLabel(say('account.others.shown')).check();
  await page.getByText(say('account.others.saved')).waitFor();
  await other.page.goto(`/app/profile/${user.id}`);
  await other.page.getByRole('heading', { name: user.displayName }).waitFor();

  await page.getByLabel(say('account.others.shown')).uncheck();
  await expect
    .poll(() => api.profile.read({ params: { id: user.id } }))
    .toMatchObject({ isShown: false });
  await other.page.reload();
  await other.page.getByRole('heading', { name: say('profile.absent.title') }).waitFor();
});

story('promotional offers are asked for, and no longer', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/app/settings/privacy');
  const wanted = page.getByLabel(say('account.offers.wanted'));
  expect(await wanted.isChecked()).toBe(false);
  await wanted.check();
  await page.getByText(say('account.offers.saved')).waitFor();
  await page.reload();
  await expect.poll(() => wanted.isChecked()).toBe(true);
  await wanted.uncheck();
  await page.getByText(say('account.offers.saved')).waitFor();
});

story('texts on this device are counted, and forgotten when asked', async ({ newWriter }) => {
  const { page } = await newWriter();
  const desk = deskOn(page, say);
  await desk.openNew();
  await desk.editor.click();
  await page.keyboard.type('The boats lay on their sides.');
  await desk.kept();
  await page.goto('/app/settings/privacy');
  await page.getByText(say('account.device.kept', { drafts: 1, texts: 0 })).waitFor();
  await page.getByRole('button', { name: say('account.device.forget') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('account.device.forget') })
    .click();

  await page.getByText(say('account.device.nothing')).waitFor();
});

story(
  'an account is deleted with the own address, and kept by signing in again',
  async ({ newWriter, mailbox }) => {
    const { page, expectTrouble, ...writer } = await newWriter();
    expectTrouble(/status of 40[01]/); // the line of live events ends with the session
    await page.goto('/app/settings/privacy');
    await page.getByRole('button', { name: say('account.deletion.delete') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('else@example.com');
    await dialog.getByRole('button', { name: say('account.deletion.delete') }).click();
    await dialog.getByText(say('errors.refusals.address_differs')).waitFor();
    await dialog.getByRole('textbox').fill(writer.email);
    await dialog.getByRole('button', { name: say('account.deletion.delete') }).click();
    await page.waitForURL((url) => url.pathname === '/');

    const before = mailbox.countFor(writer.email);
    await page.goto('/auth/login');
    await signIn(page, say, writer);
    await page.waitForURL('**/app');
    await expect.poll(() => mailbox.countFor(writer.email)).toBeGreaterThan(before);
  },
);
