import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import type { Api } from './testkit/api.ts';
import { browserTest } from './testkit/browser-test.ts';
import {
  buildProject,
  listChapterTitles,
  listShownChapters,
  chapterTexts as texts,
} from './testkit/projects.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const splitText = (key: string, values?: Parameters<typeof t>[1]) => t(`split.${key}`, values);

describe('a project', () => {
  browserTest(
    'splits a text at its headings and merges it again, with undo',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const whole = `${texts[0]}\n\n## Two\n\n${texts[1]}\n\n## Three\n\n${texts[2]}`;
      const { id, ids } = await buildProject(api, [whole]);
      await page.goto(`/app/writing-lab/project/${id}`);
      await chooseChapterAction(page, 'The ferry', 'atHeadings');
      const dialog = page.getByRole('dialog', { name: splitText('title', { title: 'The ferry' }) });
      await dialog.getByRole('checkbox', { name: 'Three' }).uncheck();
      await dialog.getByRole('checkbox', { name: 'Three' }).check();
      await dialog.getByRole('button', { name: splitText('submit', { count: 3 }) }).click();
      await expect.poll(() => listShownChapters(page)).toEqual(['The ferry', 'Two', 'Three']);
      await undoFromToast(page, splitText('done', { count: 3 }));
      await expect.poll(() => listShownChapters(page)).toEqual(['The ferry']);
      expect(await readText(api, ids[0])).toBe(whole);

      await chooseChapterAction(page, 'The ferry', 'atHeadings');
      await dialog.getByRole('button', { name: splitText('submit', { count: 3 }) }).click();
      await expect.poll(() => listShownChapters(page)).toEqual(['The ferry', 'Two', 'Three']);
      await chooseChapterAction(page, 'The ferry', 'merge');
      await expect.poll(() => listShownChapters(page)).toEqual(['The ferry', 'Three']);
      expect(await readText(api, ids[0])).toBe(`${texts[0]}\n\n## Two\n\n${texts[1]}`);
      await undoFromToast(page, splitText('merged', { title: 'The ferry', next: 'Two' }));
      await expect.poll(() => listShownChapters(page)).toEqual(['The ferry', 'Two', 'Three']);
      expect(await readText(api, ids[0])).toBe(texts[0]);
    },
  );

  browserTest('a merge can be undone after leaving the screen', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id, ids } = await buildProject(api, [texts[0], texts[1]]);
    const [first = '', second = ''] = await listChapterTitles(api, id);
    await page.goto(`/app/writing-lab/project/${id}`);
    await chooseChapterAction(page, first, 'merge');
    await expect.poll(() => listShownChapters(page)).toEqual([first]);
    await page.getByRole('link', { name: t('manuscript.toProjects') }).click();
    await page
      .getByRole('heading', { level: 1, name: t('shell.screens./app/writing-lab/projects') })
      .waitFor();
    await page.goBack();
    const row = page
      .getByRole('listitem')
      .filter({ hasText: splitText('merged', { title: first, next: second }) });
    await row.getByRole('link', { name: 'trash' }).waitFor();
    await row.getByRole('button', { name: t('ui.undo') }).click();

    await expect.poll(() => listShownChapters(page)).toEqual([first, second]);
    expect(await readText(api, ids[0])).toBe(texts[0]);
    await row.waitFor({ state: 'detached' });
  });

  browserTest('splits an open text at the cursor', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id, ids } = await buildProject(api, [`${texts[0]}\n\n${texts[1]}`]);
    const analyzer = analyzerPage(page, t);
    await analyzer.openSample(ids[0] ?? '');
    await analyzer.line('Ruth counted').click();
    await page.keyboard.press('Home');
    await page.keyboard.type('Then ');
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: splitText('here') }).click();
    const dialog = page.getByRole('dialog', { name: splitText('here') });
    await dialog.getByLabel(splitText('hereTitle')).fill('The scale');
    await dialog.getByRole('button', { name: splitText('hereSubmit'), exact: true }).click();
    await analyzer.line('Then Ruth counted').waitFor();
    await analyzer.line(texts[0]).waitFor({ state: 'detached' });
    expect(await listChapterTitles(api, id)).toEqual(['The ferry', 'The scale']);
    expect(await readText(api, ids[0])).toBe(texts[0]);
  });
});

async function readText(api: Api, id: string | undefined): Promise<string> {
  return (await api.writingLab.readSample({ params: { id: id ?? '' } })).text;
}

async function chooseChapterAction(
  page: Page,
  title: string,
  what: 'atHeadings' | 'merge',
): Promise<void> {
  const details = page.getByRole('button', { name: t('manuscript.detailsOf', { title }) });
  if ((await details.getAttribute('aria-expanded')) === 'false') await details.click();
  const row = page.getByRole('listitem').filter({ has: details });
  await row.getByRole('button', { name: splitText(what) }).click();
}

async function undoFromToast(page: Page, done: string): Promise<void> {
  const line = page.locator('span', { has: page.getByText(done, { exact: true }) });
  const button = line.getByRole('button', { name: t('ui.undo') }).last();
  await keepToastOpen(button);
  await button.click();
}
