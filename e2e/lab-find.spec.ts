import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { openFindPanel, openPatternSearch } from './testkit/search-panel.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

describe('find and replace', () => {
  browserTest(
    'shows the number of matches, the current match and the number of replacements',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste('Salt, salt and more salt.');
      const panel = await openFindPanel(page, t);
      const message = panel.getByRole('status');
      await panel.getByRole('textbox', { name: t('writing-lab.find.find') }).fill('salt');
      await page.keyboard.press('Enter');
      await message.getByText(t('writing-lab.find.place', { rank: 1, count: 3 })).waitFor();
      await page.keyboard.press('Enter');
      await message.getByText(t('writing-lab.find.place', { rank: 2, count: 3 })).waitFor();
      await panel.getByRole('textbox', { name: t('writing-lab.find.replaceWith') }).fill('rope');
      await panel.getByRole('button', { name: t('writing-lab.find.replaceAll') }).click();

      await panel.getByText(t('writing-lab.find.replacedMany').replace('$', '3')).waitFor();
      await analyzer.line('rope, rope and more rope.').waitFor();
    },
  );

  browserTest('says that nothing matches and that a pattern is invalid', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste('Salt (and rope).');
    const panel = await openFindPanel(page, t);
    const message = panel.getByRole('status');
    const field = panel.getByRole('textbox', { name: t('writing-lab.find.find') });
    await field.fill('pepper');
    await message.getByText(t('writing-lab.find.matches', { count: 0 })).waitFor();
    await panel.getByRole('checkbox', { name: t('writing-lab.find.pattern') }).check();
    await field.fill('(rope');
    await message.getByText(t('writing-lab.find.brokenPattern')).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('(rope|salt)');

    await message.getByText(t('writing-lab.find.matches', { count: 2 })).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('false');
  });
});

browserTest(
  'the search panel stays visible below the header of a long text',
  async ({ newWriter }) => {
    const { page } = await newWriter({ width: 360 });
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste('The quay was empty.\n\n'.repeat(80));
    await openFindPanel(page, t);
    await analyzer.scrollToMiddle();
    const field = page.getByRole('textbox', { name: t('writing-lab.find.find') });
    const header = page.getByRole('banner').first();
    await expect
      .poll(async () => {
        const [line, box] = await Promise.all([header.boundingBox(), field.boundingBox()]);

        return (box?.y ?? 0) >= (line?.y ?? 0) + (line?.height ?? Number.POSITIVE_INFINITY);
      })
      .toBe(true);
    expect((await field.boundingBox())?.y).toBeLessThan(200);
  },
);

describe('a pattern', () => {
  browserTest(
    'is searched, stepped through and replaced with its groups',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste('Salt and rope. Sail and tar.');
      const { status, field, panel } = await openPatternSearch(page, t);
      await field.fill(String.raw`(\w+) and (\w+)`);
      await page.keyboard.press('Enter');
      await status.getByText(t('writing-lab.find.place', { rank: 1, count: 2 })).waitFor();
      await expect.poll(() => page.locator('.cm-searchMatch').count()).toBe(2);
      await page.keyboard.press('Shift+Enter');
      await status.getByText(t('writing-lab.find.place', { rank: 2, count: 2 })).waitFor();
      await panel
        .getByRole('textbox', { name: t('writing-lab.find.replaceWith') })
        .fill('$2 and $1');
      await panel.getByRole('button', { name: t('writing-lab.find.replaceAll') }).click();

      await panel.getByText(t('writing-lab.find.replacedMany').replace('$', '2')).waitFor();
      await analyzer.line('rope and Salt. tar and Sail.').waitFor();
    },
  );

  browserTest(
    'that never finishes is stopped, and the page stays responsive',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste(`${'a'.repeat(400)}! And then it was quiet.`);
      const { status, field } = await openPatternSearch(page, t);
      await field.fill('(a+)+$');
      await page.keyboard.press('Enter');
      await status.getByText(t('writing-lab.find.slowPattern')).waitFor();
      await field.fill('quiet|never');
      await page.keyboard.press('Enter');

      await status.getByText(t('writing-lab.find.place', { rank: 1, count: 1 })).waitFor();
    },
  );
});

describe('all matches at once', () => {
  browserTest('are selected, and typing replaces each of them', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste('Salt, salt and more salt.');
    const panel = await openFindPanel(page, t);
    await panel.getByRole('textbox', { name: t('writing-lab.find.find') }).fill('salt');
    await panel.getByRole('button', { name: t('writing-lab.find.all'), exact: true }).click();
    await panel
      .getByRole('status')
      .getByText(t('writing-lab.find.selected', { count: 3 }))
      .waitFor();
    await expect.poll(() => page.locator('.lh-also-selected').count()).toBe(2);
    await page.keyboard.type('rope');
    await analyzer.line('rope, rope and more rope.').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.type('s');

    await analyzer.line('ropes, rope and more rope.').waitFor();
  });

  browserTest(
    'show an error when there are too many, for text and pattern',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste('salt '.repeat(1_001));
      const { status, field, panel } = await openPatternSearch(page, t);
      const all = panel.getByRole('button', { name: t('writing-lab.find.all'), exact: true });
      await field.fill('s.lt');
      await status.getByText(t('writing-lab.find.matches', { count: 1_001 })).waitFor();
      await all.click();
      await status.getByText(t('writing-lab.find.tooMany', { max: 1_000 })).waitFor();
      await panel.getByRole('checkbox', { name: t('writing-lab.find.pattern') }).uncheck();
      await field.fill('salt');
      await status.getByText(t('writing-lab.find.matchesMany', { count: 1_000 })).waitFor();
      await all.click();

      await status.getByText(t('writing-lab.find.tooMany', { max: 1_000 })).waitFor();
    },
  );

  browserTest(
    'are selected by keyboard, with the same error when there are too many',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste('salt '.repeat(1_002));
      await page.keyboard.press('Home');
      await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
      await page.keyboard.press('ControlOrMeta+Shift+L');
      const panel = page.locator('.cm-search');
      const tooMany = panel
        .getByRole('status')
        .getByText(t('writing-lab.find.tooMany', { max: 1_000 }));
      await tooMany.waitFor();
      const field = panel.getByRole('textbox', { name: t('writing-lab.find.find') });
      await field.fill('sal');
      await tooMany.waitFor({ state: 'detached' });
      await field.press('ControlOrMeta+Shift+L');
      await tooMany.waitFor();
      await panel.getByRole('textbox', { name: t('writing-lab.find.replaceWith') }).fill('mal');
      await panel.getByRole('button', { name: t('writing-lab.find.replaceAll') }).click();

      await panel.getByText(t('writing-lab.find.replacedMany').replace('$', '1,002')).waitFor();
    },
  );
});
