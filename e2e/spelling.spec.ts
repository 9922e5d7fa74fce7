import { expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

story(
  'a slip is marked, explained and mended; a name that recurs is left alone',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('Brannoc did not recieve the letter. That evening Brannoc went home.');

    const mark = page.locator('.lh-spelling', { hasText: 'recieve' });
    await mark.waitFor();
    await mark.click();
    const replace = page.getByRole('button', {
      name: say('writing-lab.note.replace', { word: 'receive' }),
    });
    await replace.click();

    await page.locator('.cm-line', { hasText: 'did not receive the letter' }).waitFor();
    await mark.waitFor({ state: 'detached' });
    expect(await page.locator('.lh-spelling').count()).toBe(0);
  },
);

story('a sentence of English is read for its grammar, on the device', async ({ newWriter }) => {
  const { page } = await newWriter({ readsGrammar: true });
  const desk = deskOn(page, say);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await desk.openNew();
  await desk.paste('The captain could of been an sailor.');

  await page.locator('.lh-grammar', { hasText: 'could of' }).waitFor({ timeout: 60_000 });
  await page.locator('.lh-grammar', { hasText: /^an$/ }).waitFor();
  expect(sent).toEqual([]);
});
