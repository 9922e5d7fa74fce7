import { novel } from '@longhand/bench/texts';
import { expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { withHeldWorkers } from './testkit/held-worker.ts';
import { labTexts } from './testkit/lab-texts.ts';
import { goOffline } from './testkit/network.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

story('a chapter left before it was counted waits among the drafts', async ({ newWriter }) => {
  const { page } = await newWriter();
  const workers = await withHeldWorkers(page.context());
  const desk = deskOn(page, say);
  await desk.openNew();
  await workers.hold(page);
  await desk.paste(novel(3_000));
  await desk.kept();
  await page.goto('/app/writing-lab');

  const draft = page.getByRole('listitem').filter({ hasText: say('writing-lab.untitled') });
  await draft.getByText(/\b[23],\d{3} words/).waitFor();
});

story('words left in the box of the lab’s door wait among the drafts', async ({ newWriter }) => {
  const { page } = await newWriter();
  await page.goto('/app/writing-lab');
  await page.getByLabel(say('writing-lab.home.box')).fill('The lamp was broken.');
  await page.getByRole('link', { name: say('writing-lab.home.newText') }).click();
  const desk = deskOn(page, say);
  await desk.editor.waitFor();
  await page.goBack();

  const draft = page.getByRole('listitem').filter({ hasText: '4 words' });
  await draft.getByRole('link').click();
  await desk.line('The lamp was broken.').waitFor();
});

story('a text that is saved before it was read is saved in its language', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const workers = await withHeldWorkers(page.context());
  const desk = deskOn(page, say);
  await desk.openNew();
  await workers.hold(page);
  await desk.paste(labTexts.frenchProse);
  await desk.save('La clé');
  await expect.poll(() => workers.waiting(page)).toBeGreaterThan(0);
  await workers.release(page);
  await desk.saved(1);

  const { items } = await api.writingLab.listSamples({ query: {} });
  expect(items).toMatchObject([{ title: 'La clé', language: 'fr' }]);
});

story(
  'Ctrl S saves, and then goes on where the caret was, and asks once',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.editor.click();
    await page.keyboard.type('The lamp was broken.');
    await page.keyboard.press('Control+s');
    await desk.dialog.getByLabel(say('samples.tagging.add')).fill('harbor');
    await desk.dialog.getByLabel(say('writing-lab.editor.title')).fill('The lamp');
    await page.keyboard.press('Enter');
    await desk.saved(1);

    await page.keyboard.type(' Nobody mended it.');
    await desk.line('broken. Nobody mended it.').waitFor();
    await page.keyboard.press('Control+s');
    await desk.saved(2);
    expect(await desk.dialog.count()).toBe(0);
    const { items } = await api.writingLab.listSamples({ query: {} });
    expect(items).toMatchObject([{ title: 'The lamp', tags: ['harbor'] }]);
  },
);

story('a key pressed as soon as a dialog closes is typed at the caret', async ({ newWriter }) => {
  const { page } = await newWriter();
  const desk = deskOn(page, say);
  await desk.openNew();
  await desk.editor.click();
  await page.keyboard.type('The lamp was broken.');
  await page.keyboard.press('Control+s');
  await desk.dialog.getByLabel(say('writing-lab.editor.title')).fill('The lamp');
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0; // as on a machine that is too busy to draw
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

  await desk.line('The lamp was broken. Nobody').waitFor();
});

story('what asks for the writer is in sight at the end of a long text', async ({ newWriter }) => {
  const { page, api, expectTrouble } = await newWriter();
  expectTrouble(/Failed to (load resource|fetch)|net::ERR_/);
  const { id } = await api.writingLab.createSample({
    body: {
      id: crypto.randomUUID(),
      title: 'The lamp',
      kind: 'fiction',
      language: 'en',
      text: novel(3_000),
    },
  });
  const desk = deskOn(page, say);
  await desk.openSample(id);
  await desk.editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Nobody mended it.');
  await goOffline(page);
  await page.keyboard.press('Control+s');
  const notice = page.getByRole('alert').filter({ hasText: say('writing-lab.notice.waiting') });
  await notice.waitFor();

  const box = await notice.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
});

story(
  'a text opens where it was left, after a reload and from the list, and no further than it reaches',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const id = crypto.randomUUID();
    const saved = { title: 'The lamp', kind: 'fiction', language: 'en' } as const;
    await api.writingLab.createSample({ body: { id, ...saved, text: novel(6_000) } });
    const desk = deskOn(page, say);
    await desk.openSample(id);
    await desk.editor.click();
    await desk.toMiddle();
    await page.mouse.click(500, 400);
    for (let times = 0; times < 12; times++) await page.keyboard.press('Shift+ArrowRight');
    const selected = () => page.evaluate(() => String(getSelection()));
    // Heights of lines that were never drawn are estimates: what counts is where the words are in the window.
    const top = () =>
      page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? 0);
    const focused = () => desk.editor.evaluate((editor) => editor === document.activeElement);
    await expect.poll(async () => (await selected()).length).toBe(12);
    await page.mouse.wheel(0, 130);
    await expect.poll(top).toBeLessThan(330);
    const left = { words: await selected(), top: await top() };
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);

    const isWhereItWasLeft = async () => {
      await expect.poll(selected).toBe(left.words);
      await expect.poll(async () => Math.abs((await top()) - left.top)).toBeLessThan(3);
      expect(await focused()).toBe(true);
    };
    await page.reload();
    await isWhereItWasLeft();
    await page.getByRole('link', { name: say('shell.screens./app'), exact: true }).click();
    await page.goto('/app/writing-lab/samples');
    await page.getByRole('link', { name: saved.title }).click();
    await isWhereItWasLeft();

    await page.goto('/app/writing-lab/samples');
    const { revision } = await api.writingLab.readSample({ params: { id } });
    const body = { ...saved, text: 'The lamp was broken.', revision, version: true };
    await api.writingLab.saveSample({ params: { id }, body });
    await desk.openSample(id);
    await desk.line('The lamp was broken.').waitFor();
    await page.keyboard.type(' Nobody mended it.');
    await desk.line('The lamp was broken. Nobody mended it.').waitFor();
  },
);
