import { expect } from 'vitest';
import { zone } from './testkit/day.ts';
import { deskOn } from './testkit/desk.ts';
import { keyboard } from './testkit/hands.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { holdToast } from './testkit/toasts.ts';
import { fillWithWork } from './testkit/work.ts';

const say = wordsIn('en');
const saved = (name: string) => say('settings.saved', { name: say(`settings.${name}.label`) });

story('a choice is saved as it is made, told, and taken back', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app/settings/preferences');
  const dayStart = page.getByRole('combobox', { name: say('settings.dayStartMinutes.label') });
  await dayStart.selectOption('240');
  await page
    .getByRole('status')
    .filter({ hasText: saved('dayStartMinutes') })
    .waitFor();
  const undo = page.getByRole('button', { name: say('ui.undo') });
  await holdToast(undo);
  expect(await api.settings.readPreferences()).toMatchObject({ dayStartMinutes: 240 });

  await undo.click();
  await expect.poll(() => dayStart.inputValue()).toBe('0');
  await expect.poll(() => api.settings.readPreferences()).toMatchObject({ dayStartMinutes: 0 });
});

story(
  'a zone is found by its city, and a name that is none is told in place',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await page.goto('/app/settings/preferences');
    const field = page.getByLabel(say('settings.timeZone.label'));
    await field.fill('atlantis');
    await field.press('Enter');
    await page.getByText(say('settings.timeZone.unknown')).waitFor();

    await field.fill('mexico city');
    await field.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: saved('timeZone') })
      .waitFor();
    expect(await api.settings.readPreferences()).toMatchObject({ timeZone: 'America/Mexico_City' });
    await page.getByRole('button', { name: new RegExp(zone) }).click();
    await expect.poll(() => field.inputValue()).toBe(zone);
  },
);

story(
  'the editor follows the letters and the length of line that were chosen',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app/settings/preferences');
    await page
      .getByRole('combobox', { name: say('settings.editorFont.label') })
      .selectOption('mono');
    await page
      .getByRole('status')
      .filter({ hasText: saved('editorFont') })
      .waitFor();
    await page
      .getByRole('combobox', { name: say('settings.documentKind.label') })
      .selectOption('essay');
    await page
      .getByRole('status')
      .filter({ hasText: saved('documentKind') })
      .waitFor();

    const desk = deskOn(page, say);
    await desk.openNew();
    expect(await desk.editor.evaluate((element) => getComputedStyle(element).fontFamily)).toContain(
      'monospace',
    );
    await page.getByText(say('writing-lab.kinds.essay')).first().waitFor({ state: 'attached' });
  },
);

story('a new goal is counted in what the writer usually counts', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/app/settings/preferences');
  await page
    .getByRole('combobox', { name: say('settings.measure.label') })
    .selectOption('character');
  await page
    .getByRole('status')
    .filter({ hasText: saved('measure') })
    .waitFor();

  await page.goto('/app/goals/create');
  const measure = page.getByRole('combobox', { name: say('goals.create.measure') });
  await expect.poll(() => measure.inputValue()).toBe('character');
});

story('days in a row are counted until they are hidden', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await fillWithWork(api);
  const run = page.getByText(/days? in a row/);
  await page.goto('/app/goals');
  await run.waitFor();

  await page.goto('/app/settings/preferences');
  await page
    .getByRole('combobox', { name: say('settings.hideStreaks.label') })
    .selectOption('hidden');
  await expect.poll(() => api.settings.readPreferences()).toMatchObject({ hideStreaks: true });
  await page.goto('/app/goals');
  await page
    .getByText(/\d words in \d{4}/)
    .first()
    .waitFor();
  expect(await run.count()).toBe(0);
});

story('a choice that can not be saved goes back, and its place says why', async ({ newWriter }) => {
  const { page, expectTrouble } = await newWriter();
  expectTrouble(/status of 500/);
  await page.goto('/app/settings/preferences');
  const width = page.getByRole('combobox', { name: say('settings.editorWidth.label') });
  await page.route('**/api/settings/preferences', (route) =>
    route.fulfill({ status: 500, body: 'broken' }),
  );
  await width.selectOption('wide');
  await expect.poll(() => width.getAttribute('aria-invalid')).toBe('true');
  expect(await width.inputValue()).toBe('normal');
});

story('the language changes the page where it stands, and the account', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app/settings/preferences');
  await page.getByRole('combobox', { name: say('settings.locale.label') }).selectOption('ar');
  await page
    .getByRole('heading', { level: 1, name: wordsIn('ar')('settings.preferences.title') })
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  await expect.poll(() => api.settings.readPreferences()).toMatchObject({ locale: 'ar' });
});

/** What opens a dialog on the screens of settings. */
const openers = [
  ['/app/settings', 'account.email.change'],
  ['/app/settings/security', 'account.password.change'],
  ['/app/settings/security', 'account.second.setUp'],
  ['/app/settings/security', 'account.passkeys.add'],
  ['/app/settings/integrations', 'account.tokens.make'],
  ['/app/settings/privacy', 'account.deletion.delete'],
] as const;

story(
  'by keyboard alone every dialog is opened, holds the focus, and gives it back',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const hands = keyboard(page);
    for (const [path, name] of openers) {
      if (new URL(page.url()).pathname !== path) await page.goto(path);
      const opener = page.getByRole('button', { name: say(name), exact: true });
      const dialog = page.getByRole('dialog');
      await hands.press(opener);
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
