import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import { type Translate, translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest(
  'help opens beside the screen, follows to the next one and stays open after a reload',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app/goals');
    await findHelpButton(page, t).click();
    const heading = findHelpPanel(page, t).getByRole('heading', { level: 2 });
    await expect.poll(() => heading.innerText()).toBe(t('help.topics.goals.title'));
    await expect.poll(() => heading.evaluate(isFocused)).toBe(true);
    expect(await readHelpState(page)).toEqual({ has: 'true', show: 'true', current: 'goals' });
    expect(await seriousViolations(page)).toEqual([]);

    await page.getByRole('link', { name: t('shell.screens./app'), exact: true }).click();
    await expect.poll(() => heading.innerText()).toBe(t('help.topics.today.title'));
    await page.reload();
    await expect.poll(() => heading.innerText()).toBe(t('help.topics.today.title'));
    expect(await heading.evaluate(isFocused)).toBe(false);
  },
);

browserTest('it opens and closes by shortcut and returns the focus', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/app/writing-lab/samples');
  const search = page.getByRole('button', { name: t('shell.search') });
  await search.focus();
  await page.keyboard.press('F1');
  await findHelpPanel(page, t).getByRole('heading', { level: 2 }).waitFor();
  await expect
    .poll(() => findHelpPanel(page, t).getByRole('heading', { level: 2 }).evaluate(isFocused))
    .toBe(true);
  await page.keyboard.press('Escape');
  await findHelpPanel(page, t).waitFor({ state: 'detached' });
  await expect.poll(() => search.evaluate(isFocused)).toBe(true);
});

browserTest(
  'a question mark opens the list of shortcuts, but not while typing a text',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Shift+?');
    const list = page.getByRole('dialog', { name: t('shell.keys.title') });
    await list.getByText(t('shell.keys.actions.next')).waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });

    await page.goto('/app/writing-lab/analyzer?new=1');
    await page.locator('.cm-content').click();
    await page.keyboard.type('Who?');
    await page.locator('.cm-line', { hasText: 'Who?' }).waitFor();
    expect(await list.count()).toBe(0);
  },
);

browserTest('on a phone in Arabic it opens as a bottom sheet', async ({ newWriter }) => {
  const arabic = translatorFor('ar');
  const { page } = await newWriter({ language: 'ar', width: 360 });
  await page.goto('/app/goals/create');
  await findHelpButton(page, arabic).click();
  await findHelpPanel(page, arabic).getByText(arabic('help.topics.newGoal.p1')).waitFor();
  const box = await findHelpPanel(page, arabic).boundingBox();
  expect(box).toMatchObject({ x: 0, width: 360 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
});

browserTest('sign-in has help too', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/auth/login');
  await findHelpButton(page, t).click();
  await findHelpPanel(page, t).getByText(t('help.topics.signIn.p1')).waitFor();
});

function findHelpButton(page: Page, translate: Translate) {
  return page.getByRole('button', { name: translate('shell.help'), exact: true });
}

function findHelpPanel(page: Page, translate: Translate) {
  return page.getByRole('complementary', { name: translate('shell.help') });
}

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

function readHelpState(page: Page) {
  return page.evaluate(() => ({
    has: localStorage.getItem('has-help'),
    show: localStorage.getItem('show-help'),
    current: localStorage.getItem('current-help'),
  }));
}
