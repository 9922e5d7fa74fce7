import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest, type Writer } from './testkit/browser-test.ts';
import { readDrafts } from './testkit/drafts.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { keepToastOpen } from './testkit/toasts.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const lab = (key: string, values?: Parameters<typeof t>[1]) => t(`writing-lab.${key}`, values);
const [chapter = { title: '', text: '' }] = chapters;

describe('a saved text', () => {
  browserTest(
    'is listed, shows each version and is restored from an older one',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const id = await saveSample(api, 'The first words.');
      await api.writingLab.saveSample({
        params: { id },
        body: { ...sampleFields, text: 'The second words.', revision: 1, version: true },
      });
      await page.goto('/app/writing-lab/samples');
      const versions = lab('samples.versionsOf', { count: 2, title: sampleFields.title });
      await page.getByRole('button', { name: versions }).click();
      const dialog = page.getByRole('dialog');
      const row = dialog.getByRole('listitem').first();
      expect(await row.textContent()).toContain('Version 2 3 words saved by you '); // as screen readers announce it
      await dialog
        .getByRole('button', { name: lab('versions.read') })
        .last()
        .click();
      const first = dialog.getByRole('textbox', { name: lab('versions.version', { number: 1 }) });
      expect(await first.inputValue()).toBe('The first words.');
      await dialog.getByRole('button', { name: lab('versions.restore') }).click();

      await page.getByText(lab('versions.restored', { number: 1 })).waitFor();
      await page.getByRole('link', { name: sampleFields.title }).click();
      await analyzerPage(page, t).line('The first words.').waitFor();
    },
  );

  browserTest(
    'is restored even when its draft on this device was edited and undone',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const id = await saveSample(api, 'The first words.');
      await api.writingLab.saveSample({
        params: { id },
        body: { ...sampleFields, text: 'The second words.', revision: 1, version: true },
      });
      const analyzer = analyzerPage(page, t);
      await analyzer.openSample(id);
      await analyzer.editor.focus();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(' Typed.');
      await expect.poll(() => page.evaluate(readDrafts)).toContain(' Typed.');
      await page.keyboard.press('ControlOrMeta+Z');
      await expect
        .poll(() => page.evaluate(readDrafts))
        .toMatch(/"text":"The second words\.".*"isAhead":true/);
      const otherTab = await page.context().newPage();
      await otherTab.goto('/app/writing-lab/samples');
      const versions = lab('samples.versionsOf', { count: 2, title: sampleFields.title });
      await otherTab.getByRole('button', { name: versions }).click();
      await otherTab
        .getByRole('button', { name: lab('versions.read') })
        .last()
        .click();
      await otherTab.getByRole('button', { name: lab('versions.restore') }).click();
      await otherTab.getByText(lab('versions.restored', { number: 1 })).waitFor();
      await analyzer.line('The first words.').waitFor();
      await otherTab.getByRole('link', { name: sampleFields.title }).click();

      for (const tab of [page, otherTab]) {
        await analyzerPage(tab, t).line('The first words.').waitFor();
        await analyzerPage(tab, t).saved(3);
        await tab.getByRole('button', { name: lab('save.asVersion', { version: 4 }) }).waitFor();
      }
    },
  );

  browserTest(
    'moves to the trash and is deleted permanently after confirmation, and can be restored',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      await saveSample(api, chapter.text);
      await page.goto('/app/writing-lab/samples');
      const select = page.getByRole('checkbox', {
        name: lab('samples.select', { title: sampleFields.title }),
      });
      const row = page.getByRole('row', { name: new RegExp(sampleFields.title) });
      const moveToTrash = { name: lab('samples.moveToTrash') };
      const asked = page.getByRole('dialog', { name: lab('samples.trashTitleAsk', { count: 1 }) });

      await select.check();
      await page.getByRole('button', moveToTrash).click();
      await asked.getByRole('button', { name: t('ui.cancel') }).click();
      await asked.waitFor({ state: 'hidden' });
      expect(await row.count()).toBe(1);
      await page.getByRole('button', moveToTrash).click();
      await asked.getByRole('button', moveToTrash).click();
      const undo = page.getByRole('button', { name: t('ui.undo') });
      await keepToastOpen(undo);
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
      await dialog.getByRole('button', { name: t('ui.cancel') }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect(await row.count()).toBe(1);
      await page.getByRole('button', { name: lab('samples.erase') }).click();
      await dialog.getByRole('button', { name: lab('samples.erase') }).click();
      await expect.poll(() => row.count()).toBe(0);
      expect((await api.writingLab.listSamples({ query: { trashed: 'true' } })).total).toBe(0);
    },
  );

  browserTest('is sorted and restored from an older version on a phone', async ({ newWriter }) => {
    const { page, api } = await newWriter({ width: 360 });
    const id = await saveSample(api, 'The first words.');
    await api.writingLab.saveSample({
      params: { id },
      body: { ...sampleFields, text: 'The second words.', revision: 1, version: true },
    });
    const other = { ...sampleFields, title: 'Another', text: 'One version alone.' };
    await api.writingLab.createSample({ body: { id: crypto.randomUUID(), ...other } });
    await page.goto('/app/writing-lab/samples');
    const titles = page.getByRole('link', { name: /The weighing house|Another/ });
    const firstTitle = () => titles.first().innerText();
    await expect.poll(firstTitle).toBe('Another');
    await page.getByLabel(lab('samples.sort'), { exact: true }).selectOption('versions');
    await expect.poll(firstTitle).toBe(sampleFields.title);
    await page.getByRole('button', { name: lab('samples.turnOrder') }).tap();
    await expect.poll(firstTitle).toBe('Another');

    const versions = lab('samples.versionCount', { count: 2 });
    await page.getByRole('button', { name: versions, exact: true }).tap();
    const dialog = page.getByRole('dialog');
    const read = { name: lab('versions.read') };
    await dialog.getByRole('button', read).last().tap();
    await dialog.getByRole('button', { name: lab('versions.restore') }).tap();

    await page.getByText(lab('versions.restored', { number: 1 })).waitFor();
  });

  browserTest('is found by a word in it', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await saveSample(api, 'A lantern stood in the window.');
    await api.writingLab.createSample({
      body: {
        id: crypto.randomUUID(),
        ...sampleFields,
        title: 'The other',
        text: 'Nothing there.',
      },
    });
    await page.goto('/app/writing-lab/samples');
    await page.getByRole('link', { name: 'The other' }).waitFor();
    await page.getByRole('searchbox', { name: lab('samples.search') }).fill('lantern');

    await expect.poll(() => page.getByRole('link', { name: 'The other' }).count()).toBe(0);
    await page.getByRole('link', { name: sampleFields.title }).waitFor();
    expect(page.url()).toContain('lantern');
  });

  browserTest(
    'is needed for search: an empty library has no search field',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      await page.goto('/app/writing-lab/samples');
      await page.getByText(lab('samples.emptyTitle')).waitFor();
      const search = page.getByRole('searchbox', { name: lab('samples.search') });
      await expect.poll(() => search.count()).toBe(0);
      await saveSample(api, 'A lantern stood in the window.');
      await page.reload();
      await search.fill('marmalade');
      await page.getByText(lab('samples.none')).waitFor();
      await search.press('ControlOrMeta+A');
      await search.press('Delete');

      await page.getByRole('link', { name: sampleFields.title }).waitFor();
      expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
    },
  );
});

browserTest('the plan limit is shown, and a text beyond it is not lost', async ({ newWriter }) => {
  const { page, api, allowErrors } = await newWriter();
  allowErrors(/status of 4(03|09)/);
  for (let count = 0; count < 25; count += 1) await saveSample(api, `Text ${count}.`);
  const analyzer = analyzerPage(page, t);
  await analyzer.openNew();
  await analyzer.paste('One text too many.');
  await analyzer.saveButton.click();
  await analyzer.dialog.getByText(lab('save.usedAll', { limit: 25 })).waitFor();
  const radio = (place: string) =>
    analyzer.dialog.getByRole('radio', { name: lab(`save.${place}`) });
  await expect.poll(() => radio('device').isChecked()).toBe(true);
  await radio('server').check();
  await analyzer.dialog.getByRole('button', { name: lab('save.save') }).click();

  await page.getByText(lab('notice.limit', { limit: 25 })).waitFor();
  await analyzer.line('One text too many.').waitFor();
  await page.getByRole('button', { name: lab('notice.saveOnDevice') }).click();
  await analyzer.saved(1, 'device');
});

const sampleFields = { title: 'The weighing house', kind: 'fiction', language: 'en' } as const;

async function saveSample(api: Writer['api'], text: string): Promise<string> {
  const id = crypto.randomUUID();
  await api.writingLab.createSample({ body: { id, ...sampleFields, text } });

  return id;
}
