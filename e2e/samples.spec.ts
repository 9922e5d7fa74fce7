import { describe, expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { readDrafts } from './testkit/drafts.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { story, type Writer } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';
import { holdToast } from './testkit/toasts.ts';

const say = wordsIn('en');
const lab = (key: string, values?: Parameters<typeof say>[1]) => say(`writing-lab.${key}`, values);
const [chapter = { title: '', text: '' }] = chapters;

describe('a saved text', () => {
  story(
    'is listed, read in each version, and brought back from an older one',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const id = await saveFirst(api, 'The first words.');
      await api.writingLab.saveSample({
        params: { id },
        body: { ...described, text: 'The second words.', revision: 1, version: true },
      });
      await page.goto('/app/writing-lab/samples');
      const versions = lab('samples.versionsOf', { count: 2, title: described.title });
      await page.getByRole('button', { name: versions }).click();
      const dialog = page.getByRole('dialog');
      const row = dialog.getByRole('listitem').first();
      expect(await row.textContent()).toContain('Version 2 3 words saved by you '); // as it is heard
      await dialog
        .getByRole('button', { name: lab('versions.read') })
        .last()
        .click();
      const first = dialog.getByRole('textbox', { name: lab('versions.version', { number: 1 }) });
      expect(await first.inputValue()).toBe('The first words.');
      await dialog.getByRole('button', { name: lab('versions.restore') }).click();

      await page.getByText(lab('versions.restored', { number: 1 })).waitFor();
      await page.getByRole('link', { name: described.title }).click();
      await deskOn(page, say).line('The first words.').waitFor();
    },
  );

  story(
    'is restored where a draft on this device was typed into and undone',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const id = await saveFirst(api, 'The first words.');
      await api.writingLab.saveSample({
        params: { id },
        body: { ...described, text: 'The second words.', revision: 1, version: true },
      });
      const desk = deskOn(page, say);
      await desk.openSample(id);
      await desk.editor.focus();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(' Typed.');
      await expect.poll(() => page.evaluate(readDrafts)).toContain(' Typed.');
      await page.keyboard.press('ControlOrMeta+Z');
      await expect
        .poll(() => page.evaluate(readDrafts))
        .toMatch(/"text":"The second words\.".*"isAhead":true/);
      const open = await page.context().newPage();
      await open.goto('/app/writing-lab/samples');
      const versions = lab('samples.versionsOf', { count: 2, title: described.title });
      await open.getByRole('button', { name: versions }).click();
      await open
        .getByRole('button', { name: lab('versions.read') })
        .last()
        .click();
      await open.getByRole('button', { name: lab('versions.restore') }).click();
      await open.getByText(lab('versions.restored', { number: 1 })).waitFor();
      await desk.line('The first words.').waitFor();
      await open.getByRole('link', { name: described.title }).click();

      for (const tab of [page, open]) {
        await deskOn(tab, say).line('The first words.').waitFor();
        await deskOn(tab, say).saved(3);
        await tab.getByRole('button', { name: lab('save.asVersion', { version: 4 }) }).waitFor();
      }
    },
  );

  story(
    'goes to the trash once confirmed, comes back, and is erased once confirmed',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      await saveFirst(api, chapter.text);
      await page.goto('/app/writing-lab/samples');
      const select = page.getByRole('checkbox', {
        name: lab('samples.select', { title: described.title }),
      });
      const row = page.getByRole('row', { name: new RegExp(described.title) });
      const moveToTrash = { name: lab('samples.moveToTrash') };
      const asked = page.getByRole('dialog', { name: lab('samples.trashTitleAsk', { count: 1 }) });

      await select.check();
      await page.getByRole('button', moveToTrash).click();
      await asked.getByRole('button', { name: say('ui.cancel') }).click();
      await asked.waitFor({ state: 'hidden' });
      expect(await row.count()).toBe(1);
      await page.getByRole('button', moveToTrash).click();
      await asked.getByRole('button', moveToTrash).click();
      const undo = page.getByRole('button', { name: say('ui.undo') });
      await holdToast(undo);
      await expect.poll(() => row.count()).toBe(0);
      await undo.click();
      await row.waitFor();

      await select.check();
      await page.getByRole('button', moveToTrash).click();
      await asked.getByRole('button', moveToTrash).click();
      await page.getByRole('link', { name: lab('samples.toTrash', { count: 1 }) }).click();
      await select.check();
      await page.getByRole('button', { name: lab('samples.restore'), exact: true }).click();
      await expect.poll(() => row.count()).toBe(0);
      await page.getByRole('link', { name: lab('samples.backToSamples') }).click();
      await row.waitFor();

      await select.check();
      await page.getByRole('button', moveToTrash).click();
      await asked.getByRole('button', moveToTrash).click();
      await page.getByRole('link', { name: lab('samples.toTrash', { count: 1 }) }).click();
      await select.check();
      await page.getByRole('button', { name: lab('samples.erase') }).click();
      const dialog = page.getByRole('dialog', { name: lab('samples.eraseTitle', { count: 1 }) });
      await dialog.getByRole('button', { name: say('ui.cancel') }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect(await row.count()).toBe(1);
      await page.getByRole('button', { name: lab('samples.erase') }).click();
      await dialog.getByRole('button', { name: lab('samples.erase') }).click();
      await expect.poll(() => row.count()).toBe(0);
      expect((await api.writingLab.listSamples({ query: { trashed: 'true' } })).total).toBe(0);
    },
  );

  story(
    'on a phone it is sorted, and brought back from an older version',
    async ({ newWriter }) => {
      const { page, api } = await newWriter({ width: 360 });
      const id = await saveFirst(api, 'The first words.');
      await api.writingLab.saveSample({
        params: { id },
        body: { ...described, text: 'The second words.', revision: 1, version: true },
      });
      const other = { ...described, title: 'Another', text: 'One version alone.' };
      await api.writingLab.createSample({ body: { id: crypto.randomUUID(), ...other } });
      await page.goto('/app/writing-lab/samples');
      const titles = page.getByRole('link', { name: /The weighing house|Another/ });
      const firstTitle = () => titles.first().innerText();
      await expect.poll(firstTitle).toBe('Another');
      await page.getByLabel(lab('samples.sort'), { exact: true }).selectOption('versions');
      await expect.poll(firstTitle).toBe(described.title);
      await page.getByRole('button', { name: lab('samples.turnOrder') }).tap();
      await expect.poll(firstTitle).toBe('Another');

      const versions = lab('samples.versionCount', { count: 2 });
      await page.getByRole('button', { name: versions, exact: true }).tap();
      const dialog = page.getByRole('dialog');
      const read = { name: lab('versions.read') };
      await dialog.getByRole('button', read).last().tap();
      await dialog.getByRole('button', { name: lab('versions.restore') }).tap();

      await page.getByText(lab('versions.restored', { number: 1 })).waitFor();
    },
  );

  story('that stays on the device is in the library and in no request', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const sent: string[] = [];
    page.context().on('request', (request) => sent.push(String(request.postData())));
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('The marmalade stays at home.');
    await desk.analyzed();
    await desk.save('At home', 'device');
    await desk.saved(1, 'device');
    await page.goto('/app/writing-lab/samples');
    const row = page.getByRole('row', { name: /At home/ });
    await row.getByText(lab('samples.deviceMark')).waitFor();

    expect(sent.filter((body) => /marmalade|At home/.test(body))).toEqual([]);
    expect((await api.writingLab.listSamples({ query: {} })).total).toBe(0);
  });

  story('is looked for by a word in it', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await saveFirst(api, 'A lantern stood in the window.');
    await api.writingLab.createSample({
      body: { id: crypto.randomUUID(), ...described, title: 'The other', text: 'Nothing there.' },
    });
    await page.goto('/app/writing-lab/samples');
    await page.getByRole('link', { name: 'The other' }).waitFor();
    await page.getByRole('searchbox', { name: lab('samples.search') }).fill('lantern');

    await expect.poll(() => page.getByRole('link', { name: 'The other' }).count()).toBe(0);
    await page.getByRole('link', { name: described.title }).waitFor();
    expect(page.url()).toContain('lantern');
  });

  story('is what there is to filter by: an empty library has no search', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await page.goto('/app/writing-lab/samples');
    await page.getByText(lab('samples.emptyTitle')).waitFor();
    const search = page.getByRole('searchbox', { name: lab('samples.search') });
    await expect.poll(() => search.count()).toBe(0);
    await saveFirst(api, 'A lantern stood in the window.');
    await page.reload();
    await search.fill('marmalade');
    await page.getByText(lab('samples.none')).waitFor();
    await search.press('ControlOrMeta+A');
    await search.press('Delete');

    await page.getByRole('link', { name: described.title }).waitFor();
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

story(
  'the plan says how many texts it keeps, and a text beyond is never lost',
  async ({ newWriter }) => {
    const { page, api, expectTrouble } = await newWriter();
    expectTrouble(/status of 4(03|09)/);
    for (let count = 0; count < 25; count += 1) await saveFirst(api, `Text ${count}.`);
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('One text too many.');
    await desk.saveButton.click();
    await desk.dialog.getByText(lab('save.usedAll', { limit: 25 })).waitFor();
    const radio = (place: string) => desk.dialog.getByRole('radio', { name: lab(`save.${place}`) });
    await expect.poll(() => radio('device').isChecked()).toBe(true);
    await radio('server').check();
    await desk.dialog.getByRole('button', { name: lab('save.save') }).click();

    await page.getByText(lab('notice.limit', { limit: 25 })).waitFor();
    await desk.line('One text too many.').waitFor();
    await page.getByRole('button', { name: lab('notice.saveOnDevice') }).click();
    await desk.saved(1, 'device');
  },
);

const described = { title: 'The weighing house', kind: 'fiction', language: 'en' } as const;

async function saveFirst(api: Writer['api'], text: string): Promise<string> {
  const id = crypto.randomUUID();
  await api.writingLab.createSample({ body: { id, ...described, text } });

  return id;
}
