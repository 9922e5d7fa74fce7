import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import { listChapterTitles } from './testkit/projects.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const samplesText = (key: string, values?: Parameters<typeof t>[1]) => t(`samples.${key}`, values);

describe('a Scrivener project', () => {
  browserTest(
    'is imported as chapters in order and exported as an EPUB and a manuscript',
    async ({ newWriter }) => {
      const { page, api } = await newWriter({ width: 360 });
      await page.goto('/app/writing-lab/samples');
      await page.getByRole('button', { name: samplesText('import'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: samplesText('importing.title') });
      await dialog
        .getByLabel(samplesText('importing.choose'))
        .setInputFiles([{ name: 'Tide.scriv.zip', mimeType: '', buffer: buildScrivenerProject() }]);
      await dialog.getByText(samplesText('importing.project', { title: 'Tide' })).waitFor();
      await dialog.getByText(samplesText('importing.leftOut', { names: 'Research' })).waitFor();
      const join = dialog.getByRole('checkbox', { name: samplesText('importing.joinScenes') });
      await join.uncheck();
      await dialog.getByText('Tide/Dawn.md').waitFor();
      await join.check();
      expect(await seriousViolations(page)).toEqual([]);
      const submit = samplesText('importing.submit', { count: 2 });
      await dialog.getByRole('button', { name: submit, exact: true }).click();
      await dialog.getByText(samplesText('importing.done', { count: 2 })).waitFor();
      const { items } = await api.projects.list({ query: {} });
      const id = items[0]?.id ?? '';
      expect(await listChapterTitles(api, id)).toEqual(['The ferry', 'Rain']);
      const chapters = await api.writingLab.listChapters({ params: { id } });
      expect(chapters.items[0]).toMatchObject({ synopsis: 'Nobody comes.', notes: 'Ask Ruth.' });

      await page.goto(`/app/writing-lab/project/${id}`);
      const book = await download(page, 'epub');
      expect(book.name).toBe('Tide.epub');
      expect(strFromU8(book.parts['EPUB/chapter-1.xhtml'] ?? emptyFile)).toContain(
        '<h1>The ferry</h1>\n<p>It was <em>late</em>.</p>\n<hr/>\n<p>It left.</p>',
      );
      expect(strFromU8(book.parts['EPUB/contents.xhtml'] ?? emptyFile)).toContain('>Rain</a>');
      const manuscript = await download(page, 'manuscript');
      expect(manuscript.name).toBe('Tide.docx');
      expect(strFromU8(manuscript.parts['word/header1.xml'] ?? emptyFile)).toContain('TIDE');
    },
  );
});

const emptyFile = new Uint8Array();

async function download(page: Page, format: 'epub' | 'manuscript') {
  await page.getByRole('button', { name: t('manuscript.download'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: samplesText('download.menu') });
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: samplesText(`download.${format}`) }).click();
  const file = await waiting;
  await dialog.waitFor({ state: 'hidden' });

  return { name: file.suggestedFilename(), parts: unzipSync(readFileSync(await file.path())) };
}

function buildScrivenerProject(): Buffer {
  const item = (id: string, type: string, title: string, inside = '') =>
    `<BinderItem UUID="${id}" Type="${type}"><Title>${title}</Title><Children>${inside}</Children></BinderItem>`;
  const scenes = item('B', 'Text', 'Dawn') + item('A', 'Text', 'Noon');
  const draft = item('F', 'Folder', 'The ferry', scenes) + item('C', 'Text', 'Rain');
  const binder = `<ScrivenerProject><Binder>${item('D', 'DraftFolder', 'Manuscript', draft)}${item('R', 'ResearchFolder', 'Research', item('X', 'Text', 'Maps'))}</Binder></ScrivenerProject>`;
  const parts = {
    'Tide.scrivx': binder,
    'Files/Data/A/content.rtf': '{\\rtf1 It left.}',
    'Files/Data/B/content.rtf': '{\\rtf1 It was \\i late\\i0 .}',
    'Files/Data/B/synopsis.txt': 'Nobody comes.',
    'Files/Data/B/notes.rtf': '{\\rtf1 Ask Ruth.}',
    'Files/Data/C/content.rtf': '{\\rtf1 It rained.}',
  };
  const named = Object.entries(parts).map(([name, text]) => [`Tide.scriv/${name}`, strToU8(text)]);

  return Buffer.from(zipSync(Object.fromEntries(named)));
}
