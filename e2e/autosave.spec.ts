import { generateNovel } from '@longhand/bench/texts';
import { expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { labTexts } from './testkit/lab-texts.ts';
import { goOffline } from './testkit/network.ts';
import { translatorFor } from './testkit/translator.ts';
import { installWorkerGate } from './testkit/worker-gate.ts';

const t = translatorFor('en');

browserTest(
  'a chapter left before it was analyzed is listed as a draft with its word count',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const workers = await installWorkerGate(page.context());
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await workers.hold(page);
    await analyzer.paste(generateNovel(3_000));
    await analyzer.draftSaved();
    await page.goto('/app/writing-lab');

    const draft = page.getByRole('listitem').filter({ hasText: t('writing-lab.untitled') });
    await draft.getByText(/\b[23],\d{3} words/).waitFor();
  },
);

browserTest(
  'text left in the input of the lab home is listed as a draft',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app/writing-lab');
    await page.getByLabel(t('writing-lab.home.box')).fill('The lamp was broken.');
    await page.getByRole('link', { name: t('writing-lab.home.newText') }).click();
    const analyzer = analyzerPage(page, t);
    await analyzer.editor.waitFor();
    await page.goBack();

    const draft = page.getByRole('listitem').filter({ hasText: '4 words' });
    await draft.getByRole('link').click();
    await analyzer.line('The lamp was broken.').waitFor();
  },
);

browserTest(
  'a text saved before it was analyzed is saved with its detected language',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const workers = await installWorkerGate(page.context());
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await workers.hold(page);
    await analyzer.paste(labTexts.frenchProse);
    await analyzer.save('La clé');
    await expect.poll(() => workers.waiting(page)).toBeGreaterThan(0);
    await workers.release(page);
    await analyzer.saved(1);

    const { items } = await api.writingLab.listSamples({ query: {} });
    expect(items).toMatchObject([{ title: 'La clé', language: 'fr' }]);
  },
);

browserTest(
  'Ctrl+S saves, returns to the caret and asks for details only once',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.editor.click();
    await page.keyboard.type('The lamp was broken.');
    await page.keyboard.press('Control+s');
    await analyzer.dialog.getByLabel(t('samples.tagging.add')).fill('harbor');
    await analyzer.dialog.getByLabel(t('writing-lab.editor.title')).fill('The lamp');
    await page.keyboard.press('Enter');
    await analyzer.saved(1);

    await page.keyboard.type(' Nobody mended it.');
    await analyzer.line('broken. Nobody mended it.').waitFor();
    await page.keyboard.press('Control+s');
    await analyzer.saved(2);
    expect(await analyzer.dialog.count()).toBe(0);
    const { items } = await api.writingLab.listSamples({ query: {} });
    expect(items).toMatchObject([{ title: 'The lamp', tags: ['harbor'] }]);
  },
);

browserTest(
  'a key pressed as soon as a dialog closes is typed at the caret',
  async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.editor.click();
    await page.keyboard.type('The lamp was broken.');
    await page.keyboard.press('Control+s');
    await analyzer.dialog.getByLabel(t('writing-lab.editor.title')).fill('The lamp');
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0; // simulates a machine too busy to paint
      document.addEventListener(
        'focusin',
        ({ target }) => {
          const isEditor = target instanceof Element && target.matches('.cm-content');
          if (isEditor) queueMicrotask(() => document.execCommand('insertText', false, ' Nobody'));
        },
        { once: true },
      );
    });
    await page.keyboard.press('Enter');

    await analyzer.line('The lamp was broken. Nobody').waitFor();
  },
);

browserTest('a notice is visible at the end of a long text', async ({ newWriter }) => {
  const { page, api, allowErrors } = await newWriter();
  allowErrors(/Failed to (load resource|fetch)|net::ERR_/);
  const { id } = await api.writingLab.createSample({
    body: {
      id: crypto.randomUUID(),
      title: 'The lamp',
      kind: 'fiction',
      language: 'en',
      text: generateNovel(3_000),
    },
  });
  const analyzer = analyzerPage(page, t);
  await analyzer.openSample(id);
  await analyzer.editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Nobody mended it.');
  await goOffline(page);
  await page.keyboard.press('Control+s');
  const notice = page.getByRole('alert').filter({ hasText: t('writing-lab.notice.waiting') });
  await notice.waitFor();

  const box = await notice.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
});

browserTest(
  'a text reopens at its last position, after a reload and from the list, within its length',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const id = crypto.randomUUID();
    const saved = { title: 'The lamp', kind: 'fiction', language: 'en' } as const;
    await api.writingLab.createSample({ body: { id, ...saved, text: generateNovel(6_000) } });
    const analyzer = analyzerPage(page, t);
    await analyzer.openSample(id);
    await analyzer.editor.click();
    await analyzer.scrollToMiddle();
    await page.mouse.click(500, 400);
    for (let times = 0; times < 12; times++) await page.keyboard.press('Shift+ArrowRight');
    const selected = () => page.evaluate(() => String(getSelection()));
    // Heights of unrendered lines are estimates: compare the position of the words in the viewport.
    const top = () =>
      page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? 0);
    const focused = () => analyzer.editor.evaluate((editor) => editor === document.activeElement);
    await expect.poll(async () => (await selected()).length).toBe(12);
    await page.mouse.wheel(0, 130);
    await expect.poll(top).toBeLessThan(330);
    const lastPosition = { words: await selected(), top: await top() };
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);

    const expectLastPosition = async () => {
      await expect.poll(selected).toBe(lastPosition.words);
      await expect.poll(async () => Math.abs((await top()) - lastPosition.top)).toBeLessThan(3);
      expect(await focused()).toBe(true);
    };
    await page.reload();
    await expectLastPosition();
    await page.getByRole('link', { name: t('shell.screens./app'), exact: true }).click();
    await page.goto('/app/writing-lab/samples');
    await page.getByRole('link', { name: saved.title }).click();
    await expectLastPosition();

    await page.goto('/app/writing-lab/samples');
    const { revision } = await api.writingLab.readSample({ params: { id } });
    const body = { ...saved, text: 'The lamp was broken.', revision, version: true };
    await api.writingLab.saveSample({ params: { id }, body });
    await analyzer.openSample(id);
    await analyzer.line('The lamp was broken.').waitFor();
    await page.keyboard.type(' Nobody mended it.');
    await analyzer.line('The lamp was broken. Nobody mended it.').waitFor();
  },
);
