import { expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { ownScreens } from './testkit/screens.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

story(
  'by keyboard alone the search leads to a text, to the draft under way, and does things',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const id = crypto.randomUUID();
    const about = { title: 'The weighing house', kind: 'fiction', language: 'en' } as const;
    await api.writingLab.createSample({ body: { id, ...about, text: 'It was weighed.' } });
    const desk = deskOn(page, say);
    await desk.openNew();
    await page.keyboard.type('Words of no saved text.');
    await desk.kept();
    await page.goto('/app');
    await page.getByRole('button', { name: say('shell.search') }).waitFor();
    const search = page.getByRole('combobox', { name: say('shell.palette.placeholder') });
    const look = async (words: string, found: string) => {
      await page.keyboard.press('ControlOrMeta+K');
      await search.fill(words);
      await page.getByRole('option', { name: found }).first().waitFor();
      await page.keyboard.press('Enter');
      await search.waitFor({ state: 'detached' });
    };

    await look('weighing', about.title);
    await page.waitForURL((url) => url.searchParams.get('sample') === id);
    await desk.line('It was weighed.').waitFor();
    await look('draft on', say('shell.palette.draft'));
    await page.waitForURL((url) => url.searchParams.has('draft'));
    await desk.line('Words of no saved text.').waitFor();
    await look('dark', say('shell.palette.themeDark'));
    await expect.poll(() => page.locator('html').getAttribute('data-scheme')).toBe('dark');
  },
);

story('the search knows every screen of its person', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await page.goto('/app');
  await page.getByRole('button', { name: say('shell.search') }).click();
  const results = page.getByRole('listbox', { name: say('shell.palette.results') });
  await results.getByRole('option').first().waitFor();
  const options = await results.getByRole('option').allInnerTexts();

  for (const path of await ownScreens(api)) {
    const isProfile = path.startsWith('/app/profile/');
    const name = say(isProfile ? 'shell.profile' : `shell.screens.${path}`);
    expect(
      options.some((option) => option.startsWith(name)),
      `${path} is called ${name}`,
    ).toBe(true);
  }
});
