import { expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { testTimeZone } from './testkit/day.ts';
import { keyboardInput } from './testkit/input-method.ts';
import { seedAccount } from './testkit/seed-account.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const savedMessage = (name: string) => t('settings.saved', { name: t(`settings.${name}.label`) });

browserTest('a setting is saved immediately, confirmed and undone', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app/settings/preferences');
  const dayStart = page.getByRole('combobox', { name: t('settings.dayStartMinutes.label') });
  await dayStart.selectOption('240');
  await page
    .getByRole('status')
    .filter({ hasText: savedMessage('dayStartMinutes') })
    .waitFor();
  const undo = page.getByRole('button', { name: t('ui.undo') });
  await keepToastOpen(undo);
  expect(await api.settings.readPreferences()).toMatchObject({ dayStartMinutes: 240 });

  await undo.click();
  await expect.poll(() => dayStart.inputValue()).toBe('0');
  await expect.poll(() => api.settings.readPreferences()).toMatchObject({ dayStartMinutes: 0 });
});

browserTest(
  'a time zone is found by its city, and an unknown name shows an inline error',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await page.goto('/app/settings/preferences');
    const field = page.getByLabel(t('settings.timeZone.label'));
    await field.fill('atlantis');
    await field.press('Enter');
    await page.getByText(t('settings.timeZone.unknown')).waitFor();

    await field.fill('mexico city');
    await field.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: savedMessage('timeZone') })
      .waitFor();
    expect(await api.settings.readPreferences()).toMatchObject({ timeZone: 'America/Mexico_City' });
    await page.getByRole('button', { name: new RegExp(testTimeZone) }).click();
    await expect.poll(() => field.inputValue()).toBe(testTimeZone);
  },
);

browserTest('the editor uses the chosen font and document kind', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/app/settings/preferences');
  await page.getByRole('combobox', { name: t('settings.editorFont.label') }).selectOption('mono');
  await page
    .getByRole('status')
    .filter({ hasText: savedMessage('editorFont') })
    .waitFor();
  await page
    .getByRole('combobox', { name: t('settings.documentKind.label') })
    .selectOption('essay');
  await page
    .getByRole('status')
    .filter({ hasText: savedMessage('documentKind') })
    .waitFor();

  const analyzer = analyzerPage(page, t);
  await analyzer.openNew();
  expect(
    await analyzer.editor.evaluate((element) => getComputedStyle(element).fontFamily),
  ).toContain('monospace');
  await page.getByText(t('writing-lab.kinds.essay')).first().waitFor({ state: 'attached' });
});

browserTest('a new goal uses the default measure of the user', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/app/settings/preferences');
  await page.getByRole('combobox', { name: t('settings.measure.label') }).selectOption('character');
  await page
    .getByRole('status')
    .filter({ hasText: savedMessage('measure') })
    .waitFor();

  await page.goto('/app/goals/create');
  const measure = page.getByRole('combobox', { name: t('goals.create.measure') });
  await expect.poll(() => measure.inputValue()).toBe('character');
});

browserTest('streaks are shown until they are hidden', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await seedAccount(api);
  const streak = page.getByText(/-day streak/);
  await page.goto('/app/goals');
  await streak.waitFor();

  await page.goto('/app/settings/preferences');
  await page
    .getByRole('combobox', { name: t('settings.hideStreaks.label') })
    .selectOption('hidden');
  await expect.poll(() => api.settings.readPreferences()).toMatchObject({ hideStreaks: true });
  await page.goto('/app/goals');
  await page
    .getByText(/\d words in \d{4}/)
    .first()
    .waitFor();
  expect(await streak.count()).toBe(0);
});

browserTest(
  'a setting that fails to save is reverted with an inline error',
  async ({ newWriter }) => {
    const { page, allowErrors } = await newWriter();
    allowErrors(/status of 500/);
    await page.goto('/app/settings/preferences');
    const widthSelect = page.getByRole('combobox', { name: t('settings.editorWidth.label') });
    await page.route('**/api/settings/preferences', (route) =>
      route.fulfill({ status: 500, body: 'broken' }),
    );
    await widthSelect.selectOption('wide');
    await expect.poll(() => widthSelect.getAttribute('aria-invalid')).toBe('true');
    expect(await widthSelect.inputValue()).toBe('normal');
  },
);

browserTest(
  'the language setting changes the page without leaving it, and the account',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await page.goto('/app/settings/preferences');
    await page.getByRole('combobox', { name: t('settings.locale.label') }).selectOption('ar');
    await page
      .getByRole('heading', { level: 1, name: translatorFor('ar')('settings.preferences.title') })
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    await expect.poll(() => api.settings.readPreferences()).toMatchObject({ locale: 'ar' });
  },
);

/** Buttons that open dialogs on the settings screens. */
const dialogButtons = [
  ['/app/settings', 'account.email.change'],
  ['/app/settings/security', 'account.password.change'],
  ['/app/settings/security', 'account.second.setUp'],
  ['/app/settings/security', 'account.passkeys.add'],
  ['/app/settings/integrations', 'account.tokens.make'],
  ['/app/settings/privacy', 'account.deletion.delete'],
] as const;

browserTest(
  'every dialog opens by keyboard, traps the focus and returns it',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const input = keyboardInput(page);
    for (const [path, name] of dialogButtons) {
      if (new URL(page.url()).pathname !== path) await page.goto(path);
      const opener = page.getByRole('button', { name: t(name), exact: true });
      const dialog = page.getByRole('dialog');
      await input.press(opener);
      await dialog.waitFor();
      const holdsFocus = () => dialog.evaluate((box) => box.contains(document.activeElement));
      await expect.poll(holdsFocus, { message: name }).toBe(true);
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        expect(await holdsFocus(), `${name}, ${step} times Tab`).toBe(true);
      }

      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect
        .poll(() => opener.evaluate((button) => button === document.activeElement), {
          message: name,
        })
        .toBe(true);
    }
  },
);
