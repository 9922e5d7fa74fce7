import { expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const start = 'The weighing house stood open.';
const addition = ' Nobody was in it.';
const sampleFields = { title: 'The weighing house', kind: 'fiction', language: 'en' } as const;

browserTest('leaving a text saves it at once, and editing can continue', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const id = crypto.randomUUID();
  await api.writingLab.createSample({ body: { id, ...sampleFields, text: start } });
  const readSavedText = async () => (await api.writingLab.readSample({ params: { id } })).text;
  const analyzer = analyzerPage(page, t);
  await analyzer.openSample(id);
  await analyzer.line(start).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(addition);
  await page.getByRole('link', { name: t('shell.screens./app'), exact: true }).click();
  await expect.poll(readSavedText).toBe(start + addition);

  await page.goBack();
  await analyzer.line(start + addition).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' The scales hung level.');
  await page.getByRole('button', { name: t('writing-lab.save.asVersion', { version: 2 }) }).click();
  await analyzer.saved(2);
  expect(await readSavedText()).toBe(`${start}${addition} The scales hung level.`);
});

browserTest('a text is saved when its page is hidden', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const id = crypto.randomUUID();
  await api.writingLab.createSample({ body: { id, ...sampleFields, text: start } });
  const analyzer = analyzerPage(page, t);
  await analyzer.openSample(id);
  await analyzer.line(start).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(addition);
  await analyzer.line(start + addition).waitFor();
  await page.evaluate(hidePage);

  await expect
    .poll(async () => (await api.writingLab.readSample({ params: { id } })).text)
    .toBe(start + addition);
});

browserTest('a text typed without a pause is saved after a minute', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const id = crypto.randomUUID();
  await api.writingLab.createSample({ body: { id, ...sampleFields, text: start } });
  const readSavedText = async () => (await api.writingLab.readSample({ params: { id } })).text;
  const opened = Date.now();
  await page.clock.install({ time: opened });
  const analyzer = analyzerPage(page, t);
  await analyzer.openSample(id);
  await analyzer.line(start).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.clock.pauseAt(opened + 10 * 60_000);
  for (let seconds = 0; seconds < 55; seconds += 5) {
    await page.keyboard.type(' On.');
    await page.clock.runFor(5_000);
  }
  expect(await readSavedText()).toBe(start);

  await page.keyboard.type(' And on.');
  await page.clock.runFor(5_000);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);

      return readSavedText();
    })
    .toBe(`${start}${' On.'.repeat(11)} And on.`);
  expect((await api.writingLab.listVersions({ params: { id }, query: {} })).items).toHaveLength(1);
});

/** Runs in the page: simulates a covered window or a locked phone. */
function hidePage() {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
