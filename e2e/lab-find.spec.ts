import { describe, expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { openFind, openPattern } from './testkit/search-panel.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

describe('find and replace', () => {
  story(
    'tells how many there are, which one it is, and how many were replaced',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const desk = deskOn(page, say);
      await desk.openNew();
      await desk.paste('Salt, salt and more salt.');
      const panel = await openFind(page, say);
      const told = panel.getByRole('status');
      await panel.getByRole('textbox', { name: say('writing-lab.find.find') }).fill('salt');
      await page.keyboard.press('Enter');
      await told.getByText(say('writing-lab.find.place', { rank: 1, count: 3 })).waitFor();
      await page.keyboard.press('Enter');
      await told.getByText(say('writing-lab.find.place', { rank: 2, count: 3 })).waitFor();
      await panel.getByRole('textbox', { name: say('writing-lab.find.replaceWith') }).fill('rope');
      await panel.getByRole('button', { name: say('writing-lab.find.replaceAll') }).click();

      await panel.getByText(say('writing-lab.find.replacedMany').replace('$', '3')).waitFor();
      await desk.line('rope, rope and more rope.').waitFor();
    },
  );

  story('says that there is nothing, and that a pattern is broken', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('Salt (and rope).');
    const panel = await openFind(page, say);
    const told = panel.getByRole('status');
    const field = panel.getByRole('textbox', { name: say('writing-lab.find.find') });
    await field.fill('pepper');
    await told.getByText(say('writing-lab.find.matches', { count: 0 })).waitFor();
    await panel.getByRole('checkbox', { name: say('writing-lab.find.pattern') }).check();
    await field.fill('(rope');
    await told.getByText(say('writing-lab.find.brokenPattern')).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('(rope|salt)');

    await told.getByText(say('writing-lab.find.matches', { count: 2 })).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('false');
  });
});

story('the search stays in sight below the top line of a long text', async ({ newWriter }) => {
  const { page } = await newWriter({ width: 360 });
  const desk = deskOn(page, say);
  await desk.openNew();
  await desk.paste('The quay was empty.\n\n'.repeat(80));
  await openFind(page, say);
  await desk.toMiddle();
  const field = page.getByRole('textbox', { name: say('writing-lab.find.find') });
  const topLine = page.getByRole('banner').first();
  await expect
    .poll(async () => {
      const [line, box] = await Promise.all([topLine.boundingBox(), field.boundingBox()]);

      return (box?.y ?? 0) >= (line?.y ?? 0) + (line?.height ?? Number.POSITIVE_INFINITY);
    })
    .toBe(true);
  expect((await field.boundingBox())?.y).toBeLessThan(200);
});

describe('a pattern', () => {
  story('is looked for, gone through and replaced with its groups', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('Salt and rope. Sail and tar.');
    const { told, field, panel } = await openPattern(page, say);
    await field.fill(String.raw`(\w+) and (\w+)`);
    await page.keyboard.press('Enter');
    await told.getByText(say('writing-lab.find.place', { rank: 1, count: 2 })).waitFor();
    await expect.poll(() => page.locator('.cm-searchMatch').count()).toBe(2);
    await page.keyboard.press('Shift+Enter');
    await told.getByText(say('writing-lab.find.place', { rank: 2, count: 2 })).waitFor();
    await panel
      .getByRole('textbox', { name: say('writing-lab.find.replaceWith') })
      .fill('$2 and $1');
    await panel.getByRole('button', { name: say('writing-lab.find.replaceAll') }).click();

    await panel.getByText(say('writing-lab.find.replacedMany').replace('$', '2')).waitFor();
    await desk.line('rope and Salt. tar and Sail.').waitFor();
  });

  story(
    'that would never end is given up, and the page goes on meanwhile',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const desk = deskOn(page, say);
      await desk.openNew();
      await desk.paste(`${'a'.repeat(400)}! And then it was quiet.`);
      const { told, field } = await openPattern(page, say);
      await field.fill('(a+)+$');
      await page.keyboard.press('Enter');
      await told.getByText(say('writing-lab.find.slowPattern')).waitFor();
      await field.fill('quiet|never');
      await page.keyboard.press('Enter');

      await told.getByText(say('writing-lab.find.place', { rank: 1, count: 1 })).waitFor();
    },
  );
});

describe('all matches at once', () => {
  story('are selected, and what is typed takes the place of each', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('Salt, salt and more salt.');
    const panel = await openFind(page, say);
    await panel.getByRole('textbox', { name: say('writing-lab.find.find') }).fill('salt');
    await panel.getByRole('button', { name: say('writing-lab.find.all'), exact: true }).click();
    await panel
      .getByRole('status')
      .getByText(say('writing-lab.find.selected', { count: 3 }))
      .waitFor();
    await expect.poll(() => page.locator('.lh-also-selected').count()).toBe(2);
    await page.keyboard.type('rope');
    await desk.line('rope, rope and more rope.').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.type('s');

    await desk.line('ropes, rope and more rope.').waitFor();
  });

  story('that are too many say so, in words and by pattern', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('salt '.repeat(1_001));
    const { told, field, panel } = await openPattern(page, say);
    const all = panel.getByRole('button', { name: say('writing-lab.find.all'), exact: true });
    await field.fill('s.lt');
    await told.getByText(say('writing-lab.find.matches', { count: 1_001 })).waitFor();
    await all.click();
    await told.getByText(say('writing-lab.find.tooMany', { max: 1_000 })).waitFor();
    await panel.getByRole('checkbox', { name: say('writing-lab.find.pattern') }).uncheck();
    await field.fill('salt');
    await told.getByText(say('writing-lab.find.matchesMany', { count: 1_000 })).waitFor();
    await all.click();

    await told.getByText(say('writing-lab.find.tooMany', { max: 1_000 })).waitFor();
  });

  story('are asked for by keyboard, and said to be too many as well', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('salt '.repeat(1_002));
    await page.keyboard.press('Home');
    await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
    await page.keyboard.press('ControlOrMeta+Shift+L');
    const panel = page.locator('.cm-search');
    const tooMany = panel
      .getByRole('status')
      .getByText(say('writing-lab.find.tooMany', { max: 1_000 }));
    await tooMany.waitFor();
    const field = panel.getByRole('textbox', { name: say('writing-lab.find.find') });
    await field.fill('sal');
    await tooMany.waitFor({ state: 'detached' });
    await field.press('ControlOrMeta+Shift+L');
    await tooMany.waitFor();
    await panel.getByRole('textbox', { name: say('writing-lab.find.replaceWith') }).fill('mal');
    await panel.getByRole('button', { name: say('writing-lab.find.replaceAll') }).click();

    await panel.getByText(say('writing-lab.find.replacedMany').replace('$', '1,002')).waitFor();
  });
});
