import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Api } from './testkit/api.ts';
import { seriousViolations } from './testkit/axe.ts';
import { deskOn } from './testkit/desk.ts';
import {
  buildProject,
  savedOrder,
  chapterTexts as texts,
  chapterTitles as titles,
} from './testkit/projects.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { holdToast } from './testkit/toasts.ts';

const say = wordsIn('en');
const words = (key: string, values?: Parameters<typeof say>[1]) => say(`manuscript.${key}`, values);

const split = (key: string, values?: Parameters<typeof say>[1]) => say(`split.${key}`, values);

describe('a project', () => {
  story('holds chapters in order, moved by key, button and pointer', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id } = await buildProject(api);
    await page.goto('/app/writing-lab/projects');
    await page.getByRole('link', { name: 'The tide clerk' }).click();
    await page.getByRole('heading', { name: 'The tide clerk' }).waitFor();
    await page.getByText(words('size', { chapters: 3, words: 34 })).waitFor();
    expect(await orderOn(page)).toEqual(titles);

    const up = page.getByRole('button', { name: words('moveUp', { title: 'The river' }) });
    await up.focus();
    await page.keyboard.press('Enter');
    await told(page, { title: 'The river', at: 2, of: 3 });
    await page.keyboard.press('Enter');
    await told(page, { title: 'The river', at: 1, of: 3 });
    expect(await orderOn(page)).toEqual(['The river', 'The ferry', 'The scale']);
    expect(await up.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: say('ui.undo') }).click();
    expect(await orderOn(page)).toEqual(['The ferry', 'The river', 'The scale']);

    await page.getByRole('link', { name: 'The ferry' }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await told(page, { title: 'The ferry', at: 2, of: 3 });
    await page
      .locator('[draggable=true]')
      .nth(2)
      .dragTo(page.locator('[data-chapter]').first(), {
        targetPosition: { x: 40, y: 4 },
      });
    await told(page, { title: 'The scale', at: 1, of: 3 });
    await expect.poll(() => savedOrder(api, id)).toEqual(['The scale', 'The river', 'The ferry']);
    await page.reload();
    await expect.poll(() => orderOn(page)).toEqual(['The scale', 'The river', 'The ferry']);
  });

  story('is one text to analyze, and leads into each chapter', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id } = await buildProject(api);
    await page.goto(`/app/writing-lab/project/${id}`);
    await page.getByRole('link', { name: words('whole') }).click();
    const table = page.getByRole('table', { name: words('byChapter') });
    await table.getByRole('row', { name: /2\. The scale/ }).waitFor();
    await page.getByText(say('writing-lab.words', { count: 34 }), { exact: true }).waitFor();
    const kind = page.getByLabel(words('findingsOf'));
    await kind.selectOption('passive');
    const [first = '', second = ''] = titles;
    for (const title of [first, second]) {
      await page.getByRole('heading', { name: words('inChapter', { title, count: 1 }) }).waitFor();
    }
    await table.getByRole('link', { name: /The river/ }).click();
    await deskOn(page, say).line('It rained for a week').waitFor();

    await page.goto(`/app/writing-lab/project/${id}`);
    await page.getByText(words('lastOpened')).waitFor();
    await page.getByRole('link', { name: words('continue') }).click();
    await deskOn(page, say).line('It rained for a week').waitFor();
  });

  story('keeps a synopsis and notes, and loses none to another tab', async ({ newWriter }) => {
    const { page, api, expectTrouble } = await newWriter();
    expectTrouble(/409/);
    const { id, ids } = await buildProject(api);
    const params = { id: ids[0] ?? '' };
    await page.goto(`/app/writing-lab/project/${id}`);
    const open = page.getByRole('button', { name: words('detailsOf', { title: 'The ferry' }) });
    await open.click();
    await page.getByLabel(words('synopsis'), { exact: true }).fill('The ferry comes.');
    await page.getByText(words('notesSaved'), { exact: true }).waitFor();
    await api.writingLab.changeChapter({
      params,
      body: {
        ...{ synopsis: 'Nobody waits.', notes: '' },
        known: { synopsis: 'The ferry comes.', notes: '' },
      },
    });
    await page.getByLabel(words('notesField'), { exact: true }).fill('Check the tide.');
    await page.getByText(words('notesMerged')).waitFor();
    const { items } = await api.writingLab.listChapters({ params: { id } });
    expect(items[0]).toMatchObject({ synopsis: 'Nobody waits.', notes: 'Check the tide.' });
    await open.click();
    await page.getByText('Nobody waits.').waitFor();
  });

  story('splits a text at its headings and merges it again, with undo', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const whole = `${texts[0]}\n\n## Two\n\n${texts[1]}\n\n## Three\n\n${texts[2]}`;
    const { id, ids } = await buildProject(api, [whole]);
    await page.goto(`/app/writing-lab/project/${id}`);
    await choose(page, 'The ferry', 'atHeadings');
    const dialog = page.getByRole('dialog', { name: split('title', { title: 'The ferry' }) });
    await dialog.getByRole('checkbox', { name: 'Three' }).uncheck();
    await dialog.getByRole('checkbox', { name: 'Three' }).check();
    await dialog.getByRole('button', { name: split('submit', { count: 3 }) }).click();
    await expect.poll(() => orderOn(page)).toEqual(['The ferry', 'Two', 'Three']);
    await undo(page, split('done', { count: 3 }));
    await expect.poll(() => orderOn(page)).toEqual(['The ferry']);
    expect(await textOf(api, ids[0])).toBe(whole);

    await choose(page, 'The ferry', 'atHeadings');
    await dialog.getByRole('button', { name: split('submit', { count: 3 }) }).click();
    await expect.poll(() => orderOn(page)).toEqual(['The ferry', 'Two', 'Three']);
    await choose(page, 'The ferry', 'merge');
    await expect.poll(() => orderOn(page)).toEqual(['The ferry', 'Three']);
    expect(await textOf(api, ids[0])).toBe(`${texts[0]}\n\n## Two\n\n${texts[1]}`);
    await undo(page, split('merged', { title: 'The ferry', next: 'Two' }));
    await expect.poll(() => orderOn(page)).toEqual(['The ferry', 'Two', 'Three']);
    expect(await textOf(api, ids[0])).toBe(texts[0]);
  });

  story('splits an open text at the cursor', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const { id, ids } = await buildProject(api, [`${texts[0]}\n\n${texts[1]}`]);
    const desk = deskOn(page, say);
    await desk.openSample(ids[0] ?? '');
    await desk.line('Ruth counted').click();
    await page.keyboard.press('Home');
    await page.keyboard.type('Then ');
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: split('here') }).click();
    const dialog = page.getByRole('dialog', { name: split('here') });
    await dialog.getByLabel(split('hereTitle')).fill('The scale');
    await dialog.getByRole('button', { name: split('hereSubmit'), exact: true }).click();
    await desk.line('Then Ruth counted').waitFor();
    await desk.line(texts[0]).waitFor({ state: 'detached' });
    expect(await savedOrder(api, id)).toEqual(['The ferry', 'The scale']);
    expect(await textOf(api, ids[0])).toBe(texts[0]);
  });

  story(
    'begins with a novel that is split at its chapters as it is imported',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const novel = texts.map((text, at) => `Chapter ${at + 1}\n\n${text}`).join('\n\n');
      const file = { name: 'The lamp.txt', mimeType: 'text/plain', buffer: Buffer.from(novel) };
      await page.goto('/app/writing-lab/samples');
      await page.getByRole('button', { name: say('samples.import'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: say('samples.importing.title') });
      await dialog.getByLabel(say('samples.importing.choose')).setInputFiles([file]);
      const offer = say('samples.importing.splitNew', { count: 3, title: 'The lamp' });
      await dialog.getByRole('checkbox', { name: offer }).check();
      const submit = say('samples.importing.submit', { count: 1 });
      await dialog.getByRole('button', { name: submit, exact: true }).click();
      await dialog.getByText(say('samples.importing.saved'), { exact: true }).waitFor();
      const { items } = await api.projects.list({ query: {} });
      expect(items).toMatchObject([{ title: 'The lamp' }]);
      expect(await savedOrder(api, items[0]?.id ?? '')).toEqual([
        'Chapter 1',
        'Chapter 2',
        'Chapter 3',
      ]);
    },
  );

  story('says what is missing: no project, no chapters, none of that id', async ({ newWriter }) => {
    const { page, api, expectTrouble } = await newWriter();
    await page.goto('/app/writing-lab/projects');
    await page.getByText(words('noneTitle')).waitFor();
    const { id } = await buildProject(api, []);
    await page.goto(`/app/writing-lab/project/${id}`);
    await page.getByText(words('emptyTitle')).waitFor();
    await page.getByRole('button', { name: words('newChapter') }).click();
    await deskOn(page, say).editor.waitFor();
    await expect.poll(async () => (await savedOrder(api, id)).length).toBe(1);

    expectTrouble(/404/);
    await page.goto(`/app/writing-lab/project/${crypto.randomUUID()}`);
    await page.getByRole('heading', { name: words('missingTitle') }).waitFor();
  });
});

describe.each([
  { language: 'en', scheme: 'light', width: 1440 },
  { language: 'en', scheme: 'dark', width: 360 },
  { language: 'ar', scheme: 'dark', width: 360 },
] as const)('in $language, $scheme, $width px wide', (look) => {
  story('a project has nothing serious for axe and fits its window', async ({ newWriter }) => {
    const { page, api } = await newWriter(look);
    const { id } = await buildProject(api);
    const there = wordsIn(look.language);
    for (const path of ['/projects', `/project/${id}`, `/project/${id}?view=whole`]) {
      await page.goto(`/app/writing-lab${path}`);
      const isWhole = path.includes('whole');
      const sign = isWhole
        ? page.getByRole('table', { name: there('manuscript.byChapter') })
        : page.getByRole('link', { name: path === '/projects' ? 'The tide clerk' : 'The river' });
      await sign.waitFor();
      if (path.endsWith(id)) {
        const title = 'The river';
        await page.getByRole('button', { name: there('manuscript.detailsOf', { title }) }).click();
      }
      expect(await seriousViolations(page)).toEqual([]);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBe(0);
    }
  });
});

async function textOf(api: Api, id: string | undefined): Promise<string> {
  return (await api.writingLab.readSample({ params: { id: id ?? '' } })).text;
}

function orderOn(page: Page): Promise<string[]> {
  return page.locator('[data-chapter] a').allTextContents();
}

function told(page: Page, moved: { title: string; at: number; of: number }): Promise<void> {
  return page
    .getByRole('status')
    .filter({ hasText: words('moved', moved) })
    .waitFor();
}

async function choose(page: Page, title: string, what: 'atHeadings' | 'merge'): Promise<void> {
  const details = page.getByRole('button', { name: words('detailsOf', { title }) });
  if ((await details.getAttribute('aria-expanded')) === 'false') await details.click();
  const row = page.getByRole('listitem').filter({ has: details });
  await row.getByRole('button', { name: split(what) }).click();
}

async function undo(page: Page, done: string): Promise<void> {
  const line = page.locator('span', { has: page.getByText(done, { exact: true }) });
  const button = line.getByRole('button', { name: say('ui.undo') }).last();
  await holdToast(button);
  await button.click();
}
