import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { story } from './testkit/story.ts';
import { type Say, wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

story(
  'help stands beside the screen, follows to the next, and is there again after a reload',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app/goals');
    await helpButton(page, say).click();
    const heading = panel(page, say).getByRole('heading', { level: 2 });
    await expect.poll(() => heading.innerText()).toBe(say('help.topics.goals.title'));
    await expect.poll(() => heading.evaluate(isFocused)).toBe(true);
    expect(await kept(page)).toEqual({ has: 'true', show: 'true', current: 'goals' });
    expect(await seriousViolations(page)).toEqual([]);

    await page.getByRole('link', { name: say('shell.screens./app'), exact: true }).click();
    await expect.poll(() => heading.innerText()).toBe(say('help.topics.today.title'));
    await page.reload();
    await expect.poll(() => heading.innerText()).toBe(say('help.topics.today.title'));
    expect(await heading.evaluate(isFocused)).toBe(false);
  },
);

story('it opens and closes by key, and gives the focus back', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/app/writing-lab/samples');
  const search = page.getByRole('button', { name: say('shell.search') });
  await search.focus();
  await page.keyboard.press('F1');
  await panel(page, say).getByRole('heading', { level: 2 }).waitFor();
  await expect
    .poll(() => panel(page, say).getByRole('heading', { level: 2 }).evaluate(isFocused))
    .toBe(true);
  await page.keyboard.press('Escape');
  await panel(page, say).waitFor({ state: 'detached' });
  await expect.poll(() => search.evaluate(isFocused)).toBe(true);
});

story('a question mark lists the keys, but not within a text', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/app');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Shift+?');
  const list = page.getByRole('dialog', { name: say('shell.keys.title') });
  await list.getByText(say('shell.keys.actions.next')).waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });

  await page.goto('/app/writing-lab/analyzer?new=1');
  await page.locator('.cm-content').click();
  await page.keyboard.type('Who?');
  await page.locator('.cm-line', { hasText: 'Who?' }).waitFor();
  expect(await list.count()).toBe(0);
});

story('on a phone in Arabic it comes from below, on the right side up', async ({ newWriter }) => {
  const arabic = wordsIn('ar');
  const { page } = await newWriter({ language: 'ar', width: 360 });
  await page.goto('/app/goals/create');
  await helpButton(page, arabic).click();
  await panel(page, arabic).getByText(arabic('help.topics.newGoal.p1')).waitFor();
  const box = await panel(page, arabic).boundingBox();
  expect(box).toMatchObject({ x: 0, width: 360 });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
});

story('sign-in has help as well', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/auth/login');
  await helpButton(page, say).click();
  await panel(page, say).getByText(say('help.topics.signIn.p1')).waitFor();
});

function helpButton(page: Page, words: Say) {
  return page.getByRole('button', { name: words('shell.help'), exact: true });
}

function panel(page: Page, words: Say) {
  return page.getByRole('complementary', { name: words('shell.help') });
}

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

function kept(page: Page) {
  return page.evaluate(() => ({
    has: localStorage.getItem('has-help'),
    show: localStorage.getItem('show-help'),
    current: localStorage.getItem('current-help'),
  }));
}
