import { expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const start = 'The weighing house stood open.';
const more = ' Nobody was in it.';
const described = { title: 'The weighing house', kind: 'fiction', language: 'en' } as const;

story('a text that is left is where it is saved at once, and goes on', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const id = crypto.randomUUID();
  await api.writingLab.createSample({ body: { id, ...described, text: start } });
  const onServer = async () => (await api.writingLab.readSample({ params: { id } })).text;
  const desk = deskOn(page, say);
  await desk.openSample(id);
  await desk.line(start).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(more);
  await page.getByRole('link', { name: say('shell.screens./app'), exact: true }).click();
  await expect.poll(onServer).toBe(start + more);

  await page.goBack();
  await desk.line(start + more).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' The scales hung level.');
  await page
    .getByRole('button', { name: say('writing-lab.save.asVersion', { version: 2 }) })
    .click();
  await desk.saved(2);
  expect(await onServer()).toBe(`${start}${more} The scales hung level.`);
});

story('a text whose page is put away is sent', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const id = crypto.randomUUID();
  await api.writingLab.createSample({ body: { id, ...described, text: start } });
  const desk = deskOn(page, say);
  await desk.openSample(id);
  await desk.line(start).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(more);
  await desk.line(start + more).waitFor();
  await page.evaluate(putAway);

  await expect
    .poll(async () => (await api.writingLab.readSample({ params: { id } })).text)
    .toBe(start + more);
});

story('a text typed at without a pause is sent once a minute has passed', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const id = crypto.randomUUID();
  await api.writingLab.createSample({ body: { id, ...described, text: start } });
  const onServer = async () => (await api.writingLab.readSample({ params: { id } })).text;
  const opened = Date.now();
  await page.clock.install({ time: opened });
  const desk = deskOn(page, say);
  await desk.openSample(id);
  await desk.line(start).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.clock.pauseAt(opened + 10 * 60_000);
  for (let seconds = 0; seconds < 55; seconds += 5) {
    await page.keyboard.type(' On.');
    await page.clock.runFor(5_000);
  }
  expect(await onServer()).toBe(start);

  await page.keyboard.type(' And on.');
  await page.clock.runFor(5_000);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);

      return onServer();
    })
    .toBe(`${start}${' On.'.repeat(11)} And on.`);
  expect((await api.writingLab.listVersions({ params: { id }, query: {} })).items).toHaveLength(1);
});

/** Runs in the page: what a browser says when another window covers it or the telephone is locked. */
function putAway() {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
