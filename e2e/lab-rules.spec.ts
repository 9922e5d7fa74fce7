import { expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const text =
  'The salt was weighed by the clerk. The lantern stood by the door. Nobody had lit the lantern since March.';

story('rules are switched on and off, and stay so in other texts', async ({ newWriter }) => {
  const { page } = await newWriter();
  const desk = deskOn(page, say);
  await desk.openNew();
  await desk.paste(text);
  const [passive, echo] = ['passive', 'echo'].map((rule) => desk.editor.locator(`.lh-${rule}`));
  if (!passive || !echo) throw new Error('There are two.');
  await passive.waitFor();
  expect(await echo.count()).toBe(0);

  await page.getByRole('button', { name: say('desk.rules.title'), exact: true }).click();
  const rule = (name: string) =>
    desk.dialog.getByRole('checkbox', { name: say(`writing-lab.note.name.${name}`), exact: true });
  await rule('wide-echo').check();
  await rule('passive').uncheck();
  await echo.first().waitFor();
  await expect.poll(() => passive.count()).toBe(0);

  await desk.openNew();
  await desk.paste(text);
  await echo.first().waitFor();
  expect(await passive.count()).toBe(0);

  await page.getByRole('button', { name: say('desk.rules.title'), exact: true }).click();
  await desk.dialog.getByRole('button', { name: say('desk.rules.defaults') }).click();
  await passive.waitFor();
  await expect.poll(() => echo.count()).toBe(0);
  expect(await rule('passive').isChecked()).toBe(true);
});
