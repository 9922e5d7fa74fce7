import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import type { Api } from './testkit/api.ts';
import { browserTest } from './testkit/browser-test.ts';
import { labTexts } from './testkit/lab-texts.ts';
import { chapters as arabic } from './testkit/manuscripts/ar.ts';
import { scaleTimeout } from './testkit/scale-timeout.ts';
import { translatorFor } from './testkit/translator.ts';

/** Prose, poems and songs in five languages, each with a word that occurs in no other. */
const texts = [
  { title: 'Prosa', kind: 'fiction', language: 'de', text: labTexts.germanProse, word: 'Leim' },
  { title: 'Gedicht', kind: 'poetry', language: 'de', text: labTexts.germanPoem, word: 'Segel' },
  { title: 'Prose', kind: 'fiction', language: 'fr', text: labTexts.frenchProse, word: 'horloge' },
  { title: 'Chanson', kind: 'lyrics', language: 'fr', text: labTexts.frenchSong, word: 'auvent' },
  { title: 'Canción', kind: 'lyrics', language: 'es', text: labTexts.spanishSong, word: 'acequia' },
  { title: '诗', kind: 'poetry', language: 'zh', text: labTexts.chinesePoem, word: '空舟' },
  { title: 'نثر', kind: 'fiction', language: 'ar', text: arabic[0]?.text ?? '', word: 'الميزان' },
] as const;

const t = translatorFor('en');
const labText = (key: string, values?: Parameters<typeof t>[1]) => t(`writing-lab.${key}`, values);

browserTest('the library finds each of seven texts by a word in it', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await saveTexts(api);
  await page.goto('/app/writing-lab/samples');
  const search = page.getByRole('searchbox', { name: labText('samples.search') });
  for (const { title, word } of texts) {
    await search.fill(word);
    await expect.poll(() => listTitles(page)).toEqual([title]);
  }
});

browserTest(
  'the analyzer opens each text in its language and kind and marks verse',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const ids = await saveTexts(api);
    const analyzer = analyzerPage(page, t);
    for (const [at, { kind, language, text }] of texts.entries()) {
      await analyzer.openSample(ids[at] ?? '');
      await analyzer.analyzed();
      const [first = ''] = text.split('\n');
      await analyzer.line(first.slice(0, 24)).first().waitFor();
      expect(await page.getByLabel(labText('editor.kind')).first().inputValue()).toBe(kind);
      expect(await page.getByLabel(labText('editor.language')).first().inputValue()).toBe(language);
      if (language === 'de' && kind === 'fiction') {
        await page.getByRole('button', { name: /Amstad/ }).waitFor(longTimeout); // its own readability formula
      }
      if (kind !== 'fiction' && language !== 'zh') {
        await expect.poll(() => page.locator('.lh-verse').count(), longTimeout).toBe(8);
      }
    }
  },
);

browserTest('the lab home opens pasted songs and poems in the analyzer', async ({ newWriter }) => {
  const { page } = await newWriter();
  const analyzer = analyzerPage(page, t);
  for (const { text, language } of texts.filter(({ kind }) => kind !== 'fiction')) {
    await page.goto('/app/writing-lab');
    await page.getByLabel(labText('home.box')).fill(text);
    await page.getByRole('button', { name: labText('home.analyze') }).click();
    await analyzer.line(text.split('\n')[1] ?? '').waitFor();
    await page
      .getByRole('option', {
        name: labText('languages.detected', { language: labText(`languages.${language}`) }),
      })
      .waitFor({ state: 'attached' });
  }
});

browserTest(
  'style compares within a language and says when there is nothing to compare',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const ids = await saveTexts(api);
    for (const [at, { language }] of texts.entries()) {
      await page.goto(`/app/writing-lab/style?sample=${ids[at]}`);
      const hasOthers = texts.filter((one) => one.language === language).length > 1;
      await (hasOthers
        ? page.getByRole('heading', { name: t('lab.style.differences') })
        : page.getByText(t('lab.style.nothingToCompare'))
      ).waitFor(longTimeout);
    }
  },
);

browserTest(
  'metrics not available for a language are collapsed and say why',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste(
      '盐在有人注意到秤不准之前已经称了两次。玛尔塔第一个发现,因为她被派去数麻袋。',
    );
    await analyzer.analyzed();
    await page.getByRole('button', { name: t('writing-lab.scores.more') }).click();

    const metricName = page.getByText(t('writing-lab.scores.name.gunning-fog'));
    const expandButton = page.getByRole('button', {
      name: new RegExp(`^${t('writing-lab.scores.notOffered', { count: 0 }).split('(')[0]}`),
    });
    await expandButton.waitFor();
    expect(await metricName.count()).toBe(0);
    await expandButton.click();
    await metricName.waitFor();
    const english = t('writing-lab.languages.en');
    await page
      .getByText(t('writing-lab.scores.madeFor', { languages: english }))
      .first()
      .waitFor();
  },
);

browserTest('evolution and progress separate the languages', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  await saveTexts(api);
  await page.goto('/app/writing-lab/evolution');
  const language = page.getByRole('combobox', { name: t('lab.evolution.language') });
  await language.waitFor(longTimeout);
  for (const code of ['fr', 'de']) {
    await language.selectOption(code);
    const table = page.getByRole('table', { name: t('lab.evolution.behind') });
    const own = texts.filter((text) => text.language === code).map(({ title }) => title);
    await expect
      .poll(async () => (await table.getByRole('link').allInnerTexts()).sort())
      .toEqual(own.sort());
  }
  await page.goto('/app/writing-lab/progress');
  await language.waitFor(longTimeout);
  for (const code of ['zh', 'ar', 'es']) {
    await language.selectOption(code);
    await expect.poll(() => new URL(page.url()).searchParams.get('language')).toBe(code);
    await page.getByRole('heading', { name: t('lab.progress.practise') }).waitFor(longTimeout);
  }
});

browserTest(
  'the word profile and mindset say what is valid for each language',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const ids = await saveTexts(api);
    const [notValid = ''] = t('lab.psycho.elsewhere', { names: '…' }).split('…');
    const [tooShort = ''] = t('lab.psycho.short', { needs: 300, has: 1 }).split('1');
    for (const [at, { language }] of texts.entries()) {
      await page.goto(`/app/writing-lab/psycho?sample=${ids[at]}`);
      await page
        .getByText(t(`lab.languages.${language}`))
        .first()
        .waitFor(longTimeout);
      await page.getByText(notValid).waitFor(longTimeout);
      await page.goto(`/app/writing-lab/mindset?sample=${ids[at]}`);
      await page.locator('mark').or(page.getByText(tooShort)).first().waitFor(longTimeout);
    }
  },
);

/** The first analysis on a page fetches several megabytes of word lists, while other tests run in parallel. */
const longTimeout = { timeout: scaleTimeout(45_000) };

async function saveTexts(api: Api): Promise<string[]> {
  const ids: string[] = [];
  for (const { word: _, ...text } of texts) {
    const id = crypto.randomUUID();
    await api.writingLab.createSample({ body: { id, ...text } });
    ids.push(id);
  }

  return ids;
}

function listTitles(page: Page): Promise<string[]> {
  const table = page.getByRole('table', { name: labText('samples.title') });

  return table.getByRole('link').allInnerTexts();
}
