import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { openPattern } from './testkit/search-panel.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const text = 'One salt, two salt, three salt.';

describe('a pattern that is found late, over a slow line,', () => {
  story('selects nothing under the hands of who writes on', async ({ newWriter }) => {
    const { page } = await newWriter();
    const { desk, told, arrive } = await lookFor(page, 's[a]lt');
    await page.keyboard.press('Enter');
    await desk.editor.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' I write');
    arrive();
    await told.getByText(say('writing-lab.find.matches', { count: 3 })).waitFor();
    await page.keyboard.type(' on.');

    await desk.line(`${text} I write on.`).waitFor();
  });

  story('selects nothing once the hand has left the search', async ({ newWriter }) => {
    const { page } = await newWriter();
    const { desk, told, arrive } = await lookFor(page, 's[a]lt');
    await page.keyboard.press('Enter');
    await desk.editor.focus();
    arrive();
    await told.getByText(say('writing-lab.find.matches', { count: 3 })).waitFor();
    await page.keyboard.type(' And rope.');

    await desk.line(`${text} And rope.`).waitFor();
  });

  story('replaces nothing in what was written since', async ({ newWriter }) => {
    const { page } = await newWriter();
    const { desk, panel, told, arrive } = await lookFor(page, 's[a]lt');
    await panel.getByRole('textbox', { name: say('writing-lab.find.replaceWith') }).fill('rope');
    await panel.getByRole('button', { name: say('writing-lab.find.replaceAll') }).click();
    await desk.editor.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' My salt.');
    arrive();
    await told.getByText(say('writing-lab.find.matches', { count: 4 })).waitFor();

    await desk.line(`${text} My salt.`).waitFor();
  });

  story('is gone to where the hand waits for it', async ({ newWriter }) => {
    const { page } = await newWriter();
    const { told, arrive } = await lookFor(page, 's[a]lt');
    await page.keyboard.press('Enter');
    arrive();

    await told.getByText(say('writing-lab.find.place', { rank: 1, count: 3 })).waitFor();
  });
});

/** The text is open and a pattern written into the search, whose code has not come until `arrive` is called. */
async function lookFor(page: Page, pattern: string) {
  const desk = deskOn(page, say);
  await desk.openNew();
  await desk.paste(text);
  const arrive = await holdPatternWorker(page);
  const search = await openPattern(page, say);
  await search.field.fill(pattern);

  return { desk, arrive, ...search };
}

/** The code that looks for patterns stays on its way until it is let through. */
async function holdPatternWorker(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.context().route('**/assets/pattern.worker-*.js', async (route) => {
    await promise;
    await route.continue();
  });

  return resolve;
}
