import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Api } from './testkit/api.ts';
import { labTexts } from './testkit/lab-texts.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { patience } from './testkit/patience.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const lab = (key: string, values?: Parameters<typeof say>[1]) => say(`lab.${key}`, values);

describe('style', () => {
  story(
    'holds a text against own writing, and opens a difference into its sentences',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const [id] = await saveTexts(api);
      await page.goto(`/app/writing-lab/style?sample=${id}`);
      await page.getByRole('heading', { name: lab('style.differences') }).waitFor(patiently);
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
        .getByText(/Published novels: \S+ to \S+; full range/)
        .first()
        .waitFor();
      await differences.getByText(/Thin line: the middle half of \d+ published novels/).waitFor();
      await differences.getByRole('button').first().click();

      await page.locator('mark').first().waitFor();
    },
  );

  story('compares two texts of another language', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const first = await save(api, 'Lied', labTexts.frenchSong, 'fr');
    await save(api, 'Prose', labTexts.frenchProse, 'fr');
    await page.goto(`/app/writing-lab/style?sample=${first}`);
    await page
      .getByRole('combobox', { name: lab('style.against') })
      .selectOption({ label: 'Prose' }, patiently);
    await page.getByRole('heading', { name: lab('style.keyness') }).waitFor(patiently);

    expect(new URL(page.url()).searchParams.get('against')).toMatch(/^text\./);
  });

  story('shows the nearest authors, and what sets a text apart from one', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const id = await save(api, 'Long', long, 'en');
    await page.goto(`/app/writing-lab/style?sample=${id}`);
    const nearest = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: lab('style.authors.nearest') }) })
      .last();
    await nearest.getByRole('listitem').first().waitFor(patiently);
    expect(await nearest.getByRole('listitem').count()).toBe(5);

    await nearest.getByRole('button').first().click();
    await page.getByRole('heading', { name: lab('style.keyness') }).waitFor(patiently);
    expect(new URL(page.url()).searchParams.get('against')).toMatch(/^author\./);
    const words = page.getByRole('list', { name: lab('places.words') });
    await words.getByRole('button').first().click();

    await page.locator('mark').first().waitFor();
  });

  story('keeps books as a comparison set of this device', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const id = await save(api, 'Long', long, 'en');
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
    await sets.getByText(/A comparison set needs at least 2,500/).waitFor(patiently);

    await sets
      .getByRole('button', { name: lab('style.sets.removeFile', { name: 'short.txt' }) })
      .click();
    await choose.setInputFiles([fileOf('one.txt', long), fileOf('two.md', long)]);
    await sets.getByRole('button', { name: lab('style.sets.save') }).click();
    await sets.getByRole('link', { name: 'Sea books' }).click(patiently);
    await page.getByText('one · two').waitFor(patiently);
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
    await page.getByRole('button', { name: say('ui.undo') }).click();
    await page.reload();

    await sets.getByRole('link', { name: 'Tide books' }).waitFor(patiently);
  });

  story(
    'says that style targets belong to Plus, without hiding the rest',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      await page.goto('/app/writing-lab/style');

      await page.getByText(lab('style.planTargets')).waitFor();
      await page.getByText(lab('style.empty')).waitFor();
    },
  );
});

describe('evolution', () => {
  story('draws a measure over own texts and lists those behind it', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    await saveTexts(api);
    await page.goto('/app/writing-lab/evolution');
    const name = lab('figure.mean-sentence-length.name');
    await page
      .getByRole('heading', { name: lab('evolution.courseOf', { figure: name }) })
      .waitFor();
    const table = page.getByRole('table', { name: lab('evolution.behind') });
    await expect.poll(() => table.getByRole('row').count(), patiently).toBe(5);
    await page.getByText(lab('evolution.plan')).waitFor();
    await table.getByRole('link', { name: 'Text 0' }).click();

    await page.getByRole('heading', { name: lab('style.differences') }).waitFor(patiently);
  });

  story('teaches where there is nothing yet, on a phone in Arabic', async ({ newWriter }) => {
    const arabic = wordsIn('ar');
    const { page } = await newWriter({ language: 'ar', width: 360 });
    await page.goto('/app/writing-lab/evolution');

    await page.getByText(arabic('lab.evolution.emptyTitle')).waitFor();
    await expectNoOverflow(page);
  });
});

describe('progress', () => {
  story(
    'keeps an aim for a figure, and holds the newest text against it',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      await saveTexts(api);
      await page.goto('/app/writing-lab/progress');
      const figure = lab('figure.mean-sentence-length.name');
      await page
        .getByRole('button', {
          name: lab('progress.editOf', { action: lab('progress.set'), figure }),
        })
        .click(patiently);
      await page.getByRole('textbox', { name: lab('progress.most') }).fill('3');
      await page.getByRole('button', { name: lab('progress.keep') }).click();
      await page
        .getByRole('heading', { name: lab('progress.aims', { within: 0, of: 1 }) })
        .waitFor();
      await page.reload();

      await page
        .getByRole('heading', { name: lab('progress.aims', { within: 0, of: 1 }) })
        .waitFor();
      await page.getByText(lab('progress.fewTexts')).waitFor(patiently);
      await page.getByRole('heading', { name: lab('progress.practise') }).waitFor();
      await page
        .getByRole('link', { name: lab('progress.practiseIn', { title: 'Text 3' }) })
        .waitFor();

      await page.goto('/app/writing-lab');
      await page.getByRole('heading', { name: say('writing-lab.home.followed') }).waitFor();
      await page.getByRole('link', { name: figure }).waitFor(patiently);
      const row = page.getByRole('listitem').filter({ hasText: 'Text 3' });
      expect(await row.textContent()).toMatch(/^Text 3 .*\d\S* words Fiction /);
    },
  );
});

/** Long enough to be compared with authors. */
const long = Array.from({ length: 4 }, () => chapters.map(({ text }) => text).join('\n\n')).join(
  '\n\n',
);

function fileOf(name: string, text: string) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

/** The first text of a page fetches word lists of some megabytes, and other stories run beside. */
const patiently = { timeout: patience(45_000) };

async function expectNoOverflow(page: Page) {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
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
