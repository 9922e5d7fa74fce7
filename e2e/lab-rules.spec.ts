import { expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const text =
  'The salt was weighed by the clerk. The lantern stood by the door. Nobody had lit the lantern since March.';

browserTest('rules are turned on and off for all texts', async ({ newWriter }) => {
  const { page } = await newWriter();
  const analyzer = analyzerPage(page, t);
  await analyzer.openNew();
  await analyzer.paste(text);
  const [passive, echo] = ['passive', 'echo'].map((rule) => analyzer.editor.locator(`.lh-${rule}`));
  if (!passive || !echo) throw new Error('There are two.');
  await passive.waitFor();
  expect(await echo.count()).toBe(0);

  await page.getByRole('button', { name: t('desk.rules.title'), exact: true }).click();
  const rule = (name: string) =>
    analyzer.dialog.getByRole('checkbox', {
      name: t(`writing-lab.note.name.${name}`),
      exact: true,
    });
  await rule('wide-echo').check();
  await rule('passive').uncheck();
  await echo.first().waitFor();
  await expect.poll(() => passive.count()).toBe(0);

  await analyzer.openNew();
  await analyzer.paste(text);
  await echo.first().waitFor();
  expect(await passive.count()).toBe(0);

  await page.getByRole('button', { name: t('desk.rules.title'), exact: true }).click();
  await analyzer.dialog.getByRole('button', { name: t('desk.rules.defaults') }).click();
  await passive.waitFor();
  await expect.poll(() => echo.count()).toBe(0);
  expect(await rule('passive').isChecked()).toBe(true);
});
