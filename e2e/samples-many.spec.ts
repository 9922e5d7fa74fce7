import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { buildProject, chapterTitles } from './testkit/projects.ts';
import { story, type Writer } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { holdToast } from './testkit/toasts.ts';

const say = wordsIn('en');
const lab = (key: string, values?: Parameters<typeof say>[1]) => say(`writing-lab.${key}`, values);
const words = (key: string, values?: Parameters<typeof say>[1]) => say(`samples.${key}`, values);

describe('the library', () => {
  story('lets a text be called and filed otherwise, and takes it back', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const id = await save(api, 'Teh bar');
    await page.goto('/app/writing-lab/samples');
    await select(page, 'Teh bar').check();
    await page.getByRole('button', { name: words('edit'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words('editing.title', { title: 'Teh bar' }) });
    await dialog.getByLabel(lab('add.name')).fill('The bar');
    await dialog.getByLabel(lab('editor.kind')).selectOption('poetry');
    await dialog.getByLabel(words('tagging.add')).fill('harbour');
    await dialog.getByRole('button', { name: words('editing.begun') }).click();
    const calendar = page.getByRole('dialog', { name: words('editing.begun') });
    await calendar.getByRole('button', { name: say('ui.date.previousMonth') }).click();
    await calendar.getByRole('button', { name: /^10\b/ }).click();
    await dialog.getByRole('button', { name: words('editing.submit'), exact: true }).click();
    const undo = page.getByRole('button', { name: say('ui.undo') });
    await undo.waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('row', { name: /The bar.*harbour/ }).waitFor();
    const changed = await api.writingLab.readSample({ params: { id } });
    expect(changed).toMatchObject({ title: 'The bar', kind: 'poetry', tags: ['harbour'] });
    expect(changed).toMatchObject({ versions: 1, text: line });
    expect(changed.createdAt < changed.changedAt).toBe(true);
    expect(new Date(changed.createdAt).getUTCDate()).toBe(10);

    await undo.waitFor({ state: 'detached' }); // or the next click would take back the first change

    await select(page, 'The bar').check();
    await page.getByRole('button', { name: words('edit'), exact: true }).click();
    const again = page.getByRole('dialog', { name: words('editing.title', { title: 'The bar' }) });
    await again.getByLabel(lab('add.name')).fill('Nobody crossed');
    await again.getByRole('button', { name: words('editing.submit'), exact: true }).click();
    await holdToast(undo);
    await undo.click();
    await expect
      .poll(
        async () => {
          const { title, revision } = await api.writingLab.readSample({ params: { id } });

          return `${title} ${revision > changed.revision}`;
        },
        { interval: 500 }, // what a writer may ask for in a minute is counted
      )
      .toBe('The bar true');
    await page.getByRole('link', { name: 'The bar', exact: true }).waitFor();
  });

  story('takes a pasted text in, and not away with a slip of the hand', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await page.goto('/app/writing-lab/samples');
    await page.getByRole('button', { name: lab('samples.add'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: lab('add.title') });
    await dialog.getByLabel(lab('add.text'), { exact: true }).fill(line);
    await page.keyboard.press('Escape');
    const asked = page.getByRole('dialog', { name: lab('add.leaveTitle') });
    await asked.getByRole('button', { name: lab('add.stay') }).click();
    await asked.waitFor({ state: 'hidden' });
    await dialog.getByLabel(lab('add.name')).fill('Neaps');
    await dialog.getByRole('button', { name: lab('add.submit'), exact: true }).click();
    await page.getByRole('link', { name: 'Neaps', exact: true }).waitFor();

    const { items } = await api.writingLab.listSamples({ query: {} });
    expect(items).toMatchObject([{ title: 'Neaps' }]);
  });

  story('keeps every new text here, for who wants it so', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const sent: string[] = [];
    page.context().on('request', (request) => sent.push(String(request.postData())));
    await page.goto('/app/settings/privacy');
    await page.getByLabel(say('account.place.here')).check();
    await page.getByText(say('account.place.saved')).waitFor();
    await page.goto('/app/writing-lab/samples');
    await page.getByRole('button', { name: lab('samples.add'), exact: true }).click();
    const adding = page.getByRole('dialog', { name: lab('add.title') });
    expect(await adding.getByRole('radio', { name: lab('save.server') }).isDisabled()).toBe(true);
    await adding.getByLabel(lab('add.text'), { exact: true }).fill(line);
    await adding.getByRole('button', { name: lab('add.submit'), exact: true }).click();
    await page.getByRole('row', { name: /only on this device/ }).waitFor();

    await page.getByRole('button', { name: words('import'), exact: true }).click();
    const importing = page.getByRole('dialog', { name: words('importing.title') });
    const file = { name: 'Neaps.txt', mimeType: 'text/plain', buffer: Buffer.from(line) };
    await importing.getByLabel(words('importing.choose')).setInputFiles([file]);
    await importing.getByRole('button', { name: words('importing.submit', { count: 1 }) }).click();
    await importing.getByText(words('importing.savedHere')).waitFor();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste(line);
    await desk.saveButton.click();
    await desk.dialog.getByRole('button', { name: lab('save.save') }).click();
    await desk.saved(1, 'device');

    expect(sent.filter((body) => body.includes(line))).toEqual([]);
    expect((await api.writingLab.listSamples({ query: {} })).total).toBe(0);
  });

  story('does to all pages what is done to a selection', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    for (let count = 0; count < 27; count += 1) {
      const id = await save(api, `Text ${count}`);
      await api.writingLab.removeSample({ params: { id } });
    }
    await page.goto('/app/writing-lab/samples?trash=yes');
    await page.getByRole('checkbox', { name: lab('samples.selectAll') }).check();
    await page.getByText(lab('samples.selected', { count: 25 })).waitFor();
    await page.getByRole('button', { name: words('bulk.selectAll', { count: 27 }) }).click();
    await page.getByText(lab('samples.selected', { count: 27 })).waitFor();
    await page.getByRole('button', { name: lab('samples.erase'), exact: true }).click();
    const ask = page.getByRole('dialog', { name: lab('samples.eraseTitle', { count: 27 }) });
    await ask.getByRole('button', { name: lab('samples.erase'), exact: true }).click();
    await page.getByText(lab('samples.trashLede', { count: 0 })).waitFor();

    expect((await api.writingLab.listSamples({ query: { trashed: 'true' } })).total).toBe(0);
  });

  story('takes a folder in, and keeps whole what came before a stop', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const creating: (() => void)[] = [];
    await page.route(/\/api\/writing-lab\/samples$/, async (route) => {
      if (route.request().method() === 'POST') {
        await new Promise<void>((resolve) => creating.push(resolve));
      }
      await route.continue();
    });
    await page.goto('/app/writing-lab/samples');
    await page.getByRole('button', { name: words('import'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words('importing.title') });
    await dialog.getByLabel(words('importing.folder')).setInputFiles(folder());
    await dialog.getByRole('button', { name: words('importing.submit', { count: 3 }) }).click();
    await dialog.getByText(words('importing.saving')).waitFor();
    await expect.poll(() => creating.length).toBe(1);
    await dialog.getByRole('button', { name: say('ui.cancel'), exact: true }).click();
    creating[0]?.();
    await dialog.getByText(words('importing.stopped')).waitFor();
    await dialog.getByText(words('importing.done', { count: 1 })).waitFor();

    const { items } = await api.writingLab.listSamples({ query: {} });
    expect(items.map(({ title }) => title)).toEqual(['1 Slack water']);
  });
});

story('a split for which the plan has no room says so', async ({ newWriter }) => {
  const { page, api, expectTrouble } = await newWriter();
  const parts = Array.from({ length: 26 }, (_, at) => `## Part ${at}\n\n${line}`);
  const { id } = await buildProject(api, [parts.join('\n\n')]);
  await page.goto(`/app/writing-lab/project/${id}`);
  const details = { name: say('manuscript.detailsOf', { title: chapterTitles[0] }) };
  await page.getByRole('button', details).click();
  await page.getByRole('button', { name: say('split.atHeadings') }).click();
  expectTrouble(/status of 409/);
  await page.getByRole('button', { name: say('split.submit', { count: 26 }) }).click();

  await page
    .getByRole('alert')
    .getByText(say('split.noRoom', { count: 25 }))
    .waitFor();
});

const line = 'The tide turned at nine.';

function select(page: Page, title: string) {
  return page.getByRole('checkbox', { name: lab('samples.select', { title }) });
}

async function save(api: Writer['api'], title: string): Promise<string> {
  const id = crypto.randomUUID();
  const described = { kind: 'fiction', language: 'en' } as const;
  await api.writingLab.createSample({ body: { id, title, ...described, text: line } });

  return id;
}

/** A folder of three texts and a picture, one of them deeper. */
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'longhand-folder-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  mkdirSync(join(path, 'part 2'));
  writeFileSync(join(path, '1 Slack water.md'), 'Keziah counted the posts.');
  writeFileSync(join(path, '2 The bar.txt'), 'Nobody crossed the bar.');
  writeFileSync(join(path, 'part 2', '3 Neaps.md'), 'The boats lay on the mud.');
  writeFileSync(join(path, 'cover.png'), 'no text');

  return path;
}
