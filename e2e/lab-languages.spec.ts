import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Api } from './testkit/api.ts';
import { deskOn } from './testkit/desk.ts';
import { labTexts } from './testkit/lab-texts.ts';
import { chapters as arabic } from './testkit/manuscripts/ar.ts';
import { patience } from './testkit/patience.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

/** Prose, poems and songs of five languages, each with a word that no other has. */
const shelf = [
  { title: 'Prosa', kind: 'fiction', language: 'de', text: labTexts.germanProse, word: 'Leim' },
  { title: 'Gedicht', kind: 'poetry', language: 'de', text: labTexts.germanPoem, word: 'Segel' },
  { title: 'Prose', kind: 'fiction', language: 'fr', text: labTexts.frenchProse, word: 'horloge' },
  { title: 'Chanson', kind: 'lyrics', language: 'fr', text: labTexts.frenchSong, word: 'auvent' },
  { title: 'Canción', kind: 'lyrics', language: 'es', text: labTexts.spanishSong, word: 'acequia' },
  { title: '诗', kind: 'poetry', language: 'zh', text: labTexts.chinesePoem, word: '空舟' },
  { title: 'نثر', kind: 'fiction', language: 'ar', text: arabic[0]?.text ?? '', word: 'الميزان' },
] as const;

const say = wordsIn('en');
const words = (key: string, values?: Parameters<typeof say>[1]) =>
  say(`writing-lab.${key}`, values);

story('the library finds each of seven texts by a word in it', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await fillShelf(api);
  await page.goto('/app/writing-lab/samples');
  const search = page.getByRole('searchbox', { name: words('samples.search') });
  for (const { title, word } of shelf) {
    await search.fill(word);
    await expect.poll(() => titlesOf(page)).toEqual([title]);
  }
});

story(
  'the analyzer opens each in its language and kind, and marks verse',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const ids = await fillShelf(api);
    const desk = deskOn(page, say);
    for (const [at, { kind, language, text }] of shelf.entries()) {
      await desk.openSample(ids[at] ?? '');
      await desk.analyzed();
      const [first = ''] = text.split('\n');
      await desk.line(first.slice(0, 24)).first().waitFor();
      expect(await page.getByLabel(words('editor.kind')).first().inputValue()).toBe(kind);
      expect(await page.getByLabel(words('editor.language')).first().inputValue()).toBe(language);
      if (language === 'de' && kind === 'fiction') {
        await page.getByRole('button', { name: /Amstad/ }).waitFor(patiently); // its own formula of ease
      }
      if (kind !== 'fiction' && language !== 'zh') {
        await expect.poll(() => page.locator('.lh-verse').count(), patiently).toBe(8);
      }
    }
  },
);

story('the first page of the lab takes a song and poems to the analyzer', async ({ newWriter }) => {
  const { page } = await newWriter();
  const desk = deskOn(page, say);
  for (const { text, language } of shelf.filter(({ kind }) => kind !== 'fiction')) {
    await page.goto('/app/writing-lab');
    await page.getByLabel(words('home.box')).fill(text);
    await page.getByRole('button', { name: words('home.analyze') }).click();
    await desk.line(text.split('\n')[1] ?? '').waitFor();
    await page
      .getByRole('option', {
        name: words('languages.detected', { language: words(`languages.${language}`) }),
      })
      .waitFor({ state: 'attached' });
  }
});

story(
  'style compares within a language, and says where there is nothing to compare',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const ids = await fillShelf(api);
    for (const [at, { language }] of shelf.entries()) {
      await page.goto(`/app/writing-lab/style?sample=${ids[at]}`);
      const hasOthers = shelf.filter((one) => one.language === language).length > 1;
      await (hasOthers
        ? page.getByRole('heading', { name: say('lab.style.differences') })
        : page.getByText(say('lab.style.nothingToCompare'))
      ).waitFor(patiently);
    }
  },
);

story(
  'measures that are not made for a language are folded away, and say why',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('盐在有人注意到秤不准之前已经称了两次。玛尔塔第一个发现,因为她被派去数麻袋。');
    await desk.analyzed();
    await page.getByRole('button', { name: say('writing-lab.scores.more') }).click();

    const other = page.getByText(say('writing-lab.scores.name.gunning-fog'));
    const fold = page.getByRole('button', {
      name: new RegExp(`^${say('writing-lab.scores.notOffered', { count: 0 }).split('(')[0]}`),
    });
    await fold.waitFor();
    expect(await other.count()).toBe(0);
    await fold.click();
    await other.waitFor();
    const english = say('writing-lab.languages.en');
    await page
      .getByText(say('writing-lab.scores.madeFor', { languages: english }))
      .first()
      .waitFor();
  },
);

story('evolution and progress keep languages apart', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await fillShelf(api);
  await page.goto('/app/writing-lab/evolution');
  const language = page.getByRole('combobox', { name: say('lab.evolution.language') });
  await language.waitFor(patiently);
  for (const code of ['fr', 'de']) {
    await language.selectOption(code);
    const table = page.getByRole('table', { name: say('lab.evolution.behind') });
    const own = shelf.filter((text) => text.language === code).map(({ title }) => title);
    await expect
      .poll(async () => (await table.getByRole('link').allInnerTexts()).sort())
      .toEqual(own.sort());
  }
  await page.goto('/app/writing-lab/progress');
  await language.waitFor(patiently);
  for (const code of ['zh', 'ar', 'es']) {
    await language.selectOption(code);
    await expect.poll(() => new URL(page.url()).searchParams.get('language')).toBe(code);
    await page.getByRole('heading', { name: say('lab.progress.practise') }).waitFor(patiently);
  }
});

story('the word profile and mindset say what holds for which language', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const ids = await fillShelf(api);
  const [notValid = ''] = say('lab.psycho.elsewhere', { names: '…' }).split('…');
  const [tooShort = ''] = say('lab.psycho.short', { needs: 300, has: 1 }).split('1');
  for (const [at, { language }] of shelf.entries()) {
    await page.goto(`/app/writing-lab/psycho?sample=${ids[at]}`);
    await page
      .getByText(say(`lab.languages.${language}`))
      .first()
      .waitFor(patiently);
    await page.getByText(notValid).waitFor(patiently);
    await page.goto(`/app/writing-lab/mindset?sample=${ids[at]}`);
    await page.locator('mark').or(page.getByText(tooShort)).first().waitFor(patiently);
  }
});

/** The first text of a page fetches word lists of some megabytes, and other stories run beside. */
const patiently = { timeout: patience(45_000) };

async function fillShelf(api: Api): Promise<string[]> {
  const ids: string[] = [];
  for (const { word: _, ...text } of shelf) {
    const id = crypto.randomUUID();
    await api.writingLab.createSample({ body: { id, ...text } });
    ids.push(id);
  }

  return ids;
}

function titlesOf(page: Page): Promise<string[]> {
  const table = page.getByRole('table', { name: words('samples.title') });

  return table.getByRole('link').allInnerTexts();
}
