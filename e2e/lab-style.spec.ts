import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Api } from './testkit/api.ts';
import { browserTest } from './testkit/browser-test.ts';
import { labTexts } from './testkit/lab-texts.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { scaleTimeout } from './testkit/scale-timeout.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const lab = (key: string, values?: Parameters<typeof t>[1]) => t(`lab.${key}`, values);

describe('style', () => {
  browserTest(
    'compares a text with own texts and opens a difference into its sentences',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const [id] = await saveTexts(api);
      await page.goto(`/app/writing-lab/style?sample=${id}`);
      await page.getByRole('heading', { name: lab('style.differences') }).waitFor(longTimeout);
      await page
        .getByText(lab('style.fewReferences', { has: 3 }))
        .or(page.getByText(/2,500/))
        .first()
        .waitFor();
      await page.getByText(lab('style.measure.matching.name')).first().waitFor();
      const differences = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: lab('style.differences') }) })
        .last();
      await differences
        .getByText(/Published novels: \S+ to \S+ \(middle 50%\); full range/)
        .first()
        .waitFor();
      await differences.getByText(/Thin line: the middle 50% of \d+ published novels/).waitFor();
      await differences.getByRole('button').first().click();

      await page.locator('mark').first().waitFor();
    },
  );

  browserTest('compares two French texts', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const first = await save(api, 'Lied', labTexts.frenchSong, 'fr');
    await save(api, 'Prose', labTexts.frenchProse, 'fr');
    await page.goto(`/app/writing-lab/style?sample=${first}`);
    await page
      .getByRole('combobox', { name: lab('style.against') })
      .selectOption({ label: 'Prose' }, longTimeout);
    await page.getByRole('heading', { name: lab('style.keyness') }).waitFor(longTimeout);

    expect(new URL(page.url()).searchParams.get('against')).toMatch(/^text\./);
  });

  browserTest(
    'shows the nearest authors and what distinguishes a text from one',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const id = await save(api, 'Long', longText, 'en');
      await page.goto(`/app/writing-lab/style?sample=${id}`);
      const nearest = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: lab('style.authors.nearest') }) })
        .last();
      await nearest.getByRole('listitem').first().waitFor(longTimeout);
      expect(await nearest.getByRole('listitem').count()).toBe(5);

      await nearest.getByRole('button').first().click();
      await page.getByRole('heading', { name: lab('style.keyness') }).waitFor(longTimeout);
      expect(new URL(page.url()).searchParams.get('against')).toMatch(/^author\./);
      const words = page.getByRole('list', { name: lab('places.words') });
      await words.getByRole('button').first().click();

      await page.locator('mark').first().waitFor();
    },
  );

  browserTest('saves books as a comparison set on this device', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const id = await save(api, 'Long', longText, 'en');
    await page.goto(`/app/writing-lab/style?sample=${id}`);
    const sets = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: lab('style.sets.title') }) })
      .last();
    await sets.getByText(lab('style.sets.empty')).waitFor();
    await sets.getByRole('button', { name: lab('style.sets.add') }).click();
    await sets.getByRole('textbox', { name: lab('style.sets.name') }).fill('Sea books');
    const choose = sets.getByLabel(lab('style.sets.choose'));
    await choose.setInputFiles([fileOf('short.txt', 'The tide came in. He went out.')]);
    await sets.getByRole('button', { name: lab('style.sets.save') }).click();
    await sets.getByText(/A comparison set needs at least 2,500/).waitFor(longTimeout);

    await sets
      .getByRole('button', { name: lab('style.sets.removeFile', { name: 'short.txt' }) })
      .click();
    await choose.setInputFiles([fileOf('one.txt', longText), fileOf('two.md', longText)]);
    await sets.getByRole('button', { name: lab('style.sets.save') }).click();
    await sets.getByRole('link', { name: 'Sea books' }).click(longTimeout);
    await page.getByText('one · two').waitFor(longTimeout);
    const nearest = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: lab('style.authors.nearest') }) })
      .last();
    await nearest.getByRole('listitem').first().getByText('Sea books').waitFor();

    await sets
      .getByRole('button', { name: lab('style.sets.renameNamed', { name: 'Sea books' }) })
      .click();
    await sets.getByRole('textbox', { name: lab('style.sets.name') }).fill('Tide books');
    await page.keyboard.press('Enter');
    await sets
      .getByRole('button', { name: lab('style.sets.deleteNamed', { name: 'Tide books' }) })
      .click();
    await sets.getByText(lab('style.sets.empty')).waitFor();
    await page.getByRole('button', { name: t('ui.undo') }).click();
    await sets.getByRole('link', { name: 'Tide books' }).waitFor();
    await page.reload();

    await sets.getByRole('link', { name: 'Tide books' }).waitFor(longTimeout);
  });

  browserTest(
    'says that style targets are part of Plus without hiding the rest',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      await page.goto('/app/writing-lab/style');

      await page.getByText(lab('style.planTargets')).waitFor();
      await page.getByText(lab('style.empty')).waitFor();
    },
  );
});

describe('evolution', () => {
  browserTest('charts a metric over own texts and lists the texts', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await saveTexts(api);
    await page.goto('/app/writing-lab/evolution');
    const name = lab('figure.mean-sentence-length.name');
    await page
      .getByRole('heading', { name: lab('evolution.courseOf', { figure: name }) })
      .waitFor();
    const table = page.getByRole('table', { name: lab('evolution.behind') });
    await expect.poll(() => table.getByRole('row').count(), longTimeout).toBe(5);
    await page.getByText(lab('evolution.plan')).waitFor();
    await table.getByRole('link', { name: 'Text 0' }).click();

    await page.getByRole('heading', { name: lab('style.differences') }).waitFor(longTimeout);
  });

  browserTest('explains the empty state, on a phone in Arabic', async ({ newWriter }) => {
    const arabic = translatorFor('ar');
    const { page } = await newWriter({ language: 'ar', width: 360 });
    await page.goto('/app/writing-lab/evolution');

    await page.getByText(arabic('lab.evolution.emptyTitle')).waitFor();
    await expectNoOverflow(page);
  });
});

describe('progress', () => {
  browserTest(
    'saves a target for a metric and compares the newest text with it',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      await saveTexts(api);
      await page.goto('/app/writing-lab/progress');
      const figure = lab('figure.mean-sentence-length.name');
      await page
        .getByRole('button', {
          name: lab('progress.editOf', { action: lab('progress.set'), figure }),
        })
        .click(longTimeout);
      await page.getByRole('textbox', { name: lab('progress.most') }).fill('3');
      await page.getByRole('button', { name: lab('progress.keep') }).click();
      await page
        .getByRole('heading', { name: lab('progress.aims', { within: 0, of: 1 }) })
        .waitFor();
      await page.reload();

      await page
        .getByRole('heading', { name: lab('progress.aims', { within: 0, of: 1 }) })
        .waitFor();
      await page.getByText(lab('progress.fewTexts')).waitFor(longTimeout);
      await page.getByRole('heading', { name: lab('progress.practise') }).waitFor();
      await page
        .getByRole('link', { name: lab('progress.practiseIn', { title: 'Text 3' }) })
        .waitFor();

      await page.goto('/app/writing-lab');
      await page.getByRole('heading', { name: t('writing-lab.home.followed') }).waitFor();
      await page.getByRole('link', { name: figure }).waitFor(longTimeout);
      const row = page.getByRole('listitem').filter({ hasText: 'Text 3' });
      expect(await row.textContent()).toMatch(/^Text 3 .*\d\S* words Fiction /);
    },
  );
});

/** Long enough for a comparison with authors. */
const longText = Array.from({ length: 4 }, () =>
  chapters.map(({ text }) => text).join('\n\n'),
).join('\n\n');

function fileOf(name: string, text: string) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

/** The first analysis on a page fetches several megabytes of word lists, while other tests run in parallel. */
const longTimeout = { timeout: scaleTimeout(45_000) };

async function expectNoOverflow(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

async function saveTexts(api: Api): Promise<string[]> {
  const texts = [...chapters, ...chapters, ...chapters, ...chapters].slice(0, 4);
  const ids: string[] = [];
  for (const [at, { text }] of texts.entries()) {
    ids.push(await save(api, `Text ${at}`, `${text}\n\n${text}`, 'en'));
  }

  return ids;
}

async function save(api: Api, title: string, text: string, language: 'en' | 'fr'): Promise<string> {
  const { id } = await api.writingLab.createSample({
    body: { id: crypto.randomUUID(), title, kind: 'fiction', language, text },
  });

  return id;
}
