import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { nextFrame } from './testkit/frame.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const [chapter = { title: '', text: '' }] = chapters;

story('on a phone Save stays in reach wherever one is in the text', async ({ newWriter }) => {
  const { page } = await newWriter({ width: 360 });
  const desk = deskOn(page, say);
  await desk.openNew();
  await desk.paste(`${chapter.text}\n\n${chapter.text}`);
  await desk.editor.locator('.lh-mark').first().waitFor();
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await desk.saveButton.tap();

  await desk.dialog.getByLabel(say('writing-lab.editor.title')).waitFor();
});

story('on a phone the search is reached beside an action too', async ({ newWriter }) => {
  const { page } = await newWriter({ width: 360 });
  await deskOn(page, say).openNew();
  await page.getByRole('button', { name: new RegExp(say('shell.tabs.more')) }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('shell.search') })
    .tap();

  await page.getByRole('combobox').or(page.getByRole('searchbox')).first().waitFor();
});

story('on a phone what is told for a moment takes no tap from the page', async ({ newWriter }) => {
  const { page } = await newWriter({ width: 360 });
  const desk = deskOn(page, say);
  await desk.openNew();
  await desk.saveButton.tap();
  await page.getByText(say('writing-lab.save.empty')).waitFor();
  await page.getByRole('button', { name: say('writing-lab.editor.showFindings') }).tap();
  await desk.dialog.waitFor();
  await page.keyboard.press('Escape');
  await desk.dialog.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: say('shell.tabs.goals'), exact: true }).tap();

  await page.waitForURL('**/app/goals');
});

for (const width of [360, 768, 1440] as const) {
  story(`at ${width} px the head of a note and every choice stand whole`, async ({ newWriter }) => {
    const { page } = await newWriter({ width });
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste(chapter.text);
    await desk.editor.locator('.lh-mark, .lh-bracket-start').first().waitFor();
    expect(await cutOff(page)).toEqual([]);
    const long = say('writing-lab.findings.category.long-sentence');
    const note = page.getByRole('region', {
      name: say('writing-lab.note.label', { category: long }),
    });
    const anyLabel = new RegExp(`^${say('writing-lab.note.label', { category: '' })}`);
    await page.keyboard.press('ControlOrMeta+Home');
    for (let step = 0; step < 20 && (await note.count()) === 0; step += 1) {
      await page.keyboard.press('F8');
      await page.getByRole('region', { name: anyLabel }).waitFor();
      await nextFrame(page); // the note before may still have stood there
    }
    const heights = await note
      .locator('h2, h2 + p')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
    expect(heights).toEqual([20, 16]);

    for (const path of ['/app/goals/create', '/app/settings/preferences']) {
      await page.goto(path);
      await page.locator('select').first().waitFor();
      expect(await cutOff(page)).toEqual([]);
    }
  });
}

/** What a choice shows and does not show whole. */
function cutOff(page: Page): Promise<string[]> {
  return page
    .locator('select')
    .evaluateAll((choices) =>
      choices
        .filter((choice) => choice.scrollWidth > choice.clientWidth)
        .map((choice) => choice.getAttribute('aria-label') ?? ''),
    );
}
