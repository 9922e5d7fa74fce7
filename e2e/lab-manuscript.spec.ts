import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import {
  buildProject,
  listChapterTitles,
  listShownChapters,
  chapterTexts as texts,
  chapterTitles as titles,
} from './testkit/projects.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const manuscriptText = (key: string, values?: Parameters<typeof t>[1]) =>
  t(`manuscript.${key}`, values);

describe('a project', () => {
  browserTest(
    'keeps chapters in order, moved by shortcut, button and drag',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const { id } = await buildProject(api);
      await page.goto('/app/writing-lab/projects');
      await page.getByRole('link', { name: 'The tide clerk' }).click();
      await page.getByRole('heading', { name: 'The tide clerk' }).waitFor();
      await page.getByText(manuscriptText('size', { chapters: 3, words: 34 })).waitFor();
      expect(await listShownChapters(page)).toEqual(titles);

      const up = page.getByRole('button', {
        name: manuscriptText('moveUp', { title: 'The river' }),
      });
      await up.focus();
      await page.keyboard.press('Enter');
      await waitForMoveStatus(page, { title: 'The river', at: 2, of: 3 });
      await page.keyboard.press('Enter');
      await waitForMoveStatus(page, { title: 'The river', at: 1, of: 3 });
      expect(await listShownChapters(page)).toEqual(['The river', 'The ferry', 'The scale']);
      expect(await up.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.getByRole('button', { name: t('ui.undo') }).click();
      expect(await listShownChapters(page)).toEqual(['The ferry', 'The river', 'The scale']);

      await page.getByRole('link', { name: 'The ferry' }).focus();
      await page.keyboard.press('Alt+ArrowDown');
      await waitForMoveStatus(page, { title: 'The ferry', at: 2, of: 3 });
      await page
        .locator('[draggable=true]')
        .nth(2)
        .dragTo(page.locator('[data-chapter]').first(), {
          targetPosition: { x: 40, y: 4 },
        });
      await waitForMoveStatus(page, { title: 'The scale', at: 1, of: 3 });
      await expect
        .poll(() => listChapterTitles(api, id))
        .toEqual(['The scale', 'The river', 'The ferry']);
      await page.reload();
      await expect
        .poll(() => listShownChapters(page))
        .toEqual(['The scale', 'The river', 'The ferry']);
    },
  );

  browserTest('is analyzed as one text and links to each chapter', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id } = await buildProject(api);
    await page.goto(`/app/writing-lab/project/${id}`);
    await page.getByRole('link', { name: manuscriptText('whole') }).click();
    const table = page.getByRole('table', { name: manuscriptText('byChapter') });
    await table.getByRole('row', { name: /2\. The scale/ }).waitFor();
    await page.getByText(t('writing-lab.words', { count: 34 }), { exact: true }).waitFor();
    const kind = page.getByLabel(manuscriptText('findingsOf'));
    await kind.selectOption('passive');
    const [first = '', second = ''] = titles;
    for (const title of [first, second]) {
      await page
        .getByRole('heading', { name: manuscriptText('inChapter', { title, count: 1 }) })
        .waitFor();
    }
    await table.getByRole('link', { name: /The river/ }).click();
    await analyzerPage(page, t).line('It rained for a week').waitFor();

    await page.goto(`/app/writing-lab/project/${id}`);
    await page.getByText(manuscriptText('lastOpened')).waitFor();
    await page.getByRole('link', { name: manuscriptText('continue') }).click();
    await analyzerPage(page, t).line('It rained for a week').waitFor();
  });

  browserTest(
    'saves a synopsis and notes and merges changes of another tab',
    async ({ newWriter }) => {
      const { page, api, allowErrors } = await newWriter();
      allowErrors(/409/);
      const { id, ids } = await buildProject(api);
      const params = { id: ids[0] ?? '' };
      await page.goto(`/app/writing-lab/project/${id}`);
      const open = page.getByRole('button', {
        name: manuscriptText('detailsOf', { title: 'The ferry' }),
      });
      await open.click();
      await page.getByLabel(manuscriptText('synopsis'), { exact: true }).fill('The ferry comes.');
      await page.getByText(manuscriptText('notesSaved'), { exact: true }).waitFor();
      await api.writingLab.changeChapter({
        params,
        body: {
          ...{ synopsis: 'Nobody waits.', notes: '' },
          known: { synopsis: 'The ferry comes.', notes: '' },
        },
      });
      await page.getByLabel(manuscriptText('notesField'), { exact: true }).fill('Check the tide.');
      await page.getByText(manuscriptText('notesMerged')).waitFor();
      const { items } = await api.writingLab.listChapters({ params: { id } });
      expect(items[0]).toMatchObject({ synopsis: 'Nobody waits.', notes: 'Check the tide.' });
      await open.click();
      await page.getByText('Nobody waits.').waitFor();
    },
  );

  browserTest(
    'starts with a novel that is split at its chapters on import',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const novel = texts.map((text, at) => `Chapter ${at + 1}\n\n${text}`).join('\n\n');
      const file = { name: 'The lamp.txt', mimeType: 'text/plain', buffer: Buffer.from(novel) };
      await page.goto('/app/writing-lab/samples');
      await page.getByRole('button', { name: t('samples.import'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: t('samples.importing.title') });
      await dialog.getByLabel(t('samples.importing.choose')).setInputFiles([file]);
      const offer = t('samples.importing.splitNew', { count: 3, title: 'The lamp' });
      await dialog.getByRole('checkbox', { name: offer }).check();
      const submit = t('samples.importing.submit', { count: 1 });
      await dialog.getByRole('button', { name: submit, exact: true }).click();
      await dialog.getByText(t('samples.importing.saved'), { exact: true }).waitFor();
      const { items } = await api.projects.list({ query: {} });
      expect(items).toMatchObject([{ title: 'The lamp' }]);
      expect(await listChapterTitles(api, items[0]?.id ?? '')).toEqual([
        'Chapter 1',
        'Chapter 2',
        'Chapter 3',
      ]);
    },
  );

  browserTest(
    'says what is missing: no project, no chapters, unknown id',
    async ({ newWriter }) => {
      const { page, api, allowErrors } = await newWriter();
      await page.goto('/app/writing-lab/projects');
      await page.getByText(manuscriptText('noneTitle')).waitFor();
      const { id } = await buildProject(api, []);
      await page.goto(`/app/writing-lab/project/${id}`);
      await page.getByText(manuscriptText('emptyTitle')).waitFor();
      await page.getByRole('button', { name: manuscriptText('newChapter') }).click();
      await analyzerPage(page, t).editor.waitFor();
      await expect.poll(async () => (await listChapterTitles(api, id)).length).toBe(1);

      allowErrors(/404/);
      await page.goto(`/app/writing-lab/project/${crypto.randomUUID()}`);
      await page.getByRole('heading', { name: manuscriptText('missingTitle') }).waitFor();
    },
  );
});

describe.each([
  { language: 'en', scheme: 'light', width: 1440 },
  { language: 'en', scheme: 'dark', width: 360 },
  { language: 'ar', scheme: 'dark', width: 360 },
] as const)('in $language, $scheme, $width px wide', (variant) => {
  browserTest(
    'axe finds no serious violation in a project, and it fits the window',
    async ({ newWriter }) => {
      const { page, api } = await newWriter(variant);
      const { id } = await buildProject(api);
      const translate = translatorFor(variant.language);
      for (const path of ['/projects', `/project/${id}`, `/project/${id}?view=whole`]) {
        await page.goto(`/app/writing-lab${path}`);
        const isWhole = path.includes('whole');
        const landmark = isWhole
          ? page.getByRole('table', { name: translate('manuscript.byChapter') })
          : page.getByRole('link', { name: path === '/projects' ? 'The tide clerk' : 'The river' });
        await landmark.waitFor();
        if (path.endsWith(id)) {
          const title = 'The river';
          await page
            .getByRole('button', { name: translate('manuscript.detailsOf', { title }) })
            .click();
        }
        expect(await seriousViolations(page)).toEqual([]);
        const overflowWidth = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflowWidth).toBe(0);
      }
    },
  );
});

function waitForMoveStatus(
  page: Page,
  moved: { title: string; at: number; of: number },
): Promise<void> {
  return page
    .getByRole('status')
    .filter({ hasText: manuscriptText('moved', moved) })
    .waitFor();
}
