import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Api } from './testkit/api.ts';
import { deskOn } from './testkit/desk.ts';
import { labTexts } from './testkit/lab-texts.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { patience } from './testkit/patience.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const lab = (key: string, values?: Parameters<typeof say>[1]) => say(`lab.${key}`, values);
const named = (name: string) => lab(`figure.${name}.name`);

describe('the word profile', () => {
  story('opens an index into its words, and compares it with own texts', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const [id] = await saveChapters(api);
    await page.goto(`/app/writing-lab/psycho?sample=${id}`);
    await page.getByText(lab('corpus.compared', { count: 3 })).waitFor(patiently);

    await figure(page, 'self-focus').click();
    await page
      .getByRole('list', { name: lab('places.words') })
      .getByRole('button', { name: /^I \d/i })
      .click();
    await page.locator('mark').first().waitFor();
    expect(await page.locator('mark').allInnerTexts()).toContain('I');
    await page.getByText(lab('psycho.limits.self-focus')).waitFor();
    await page.getByText('Tausczik & Pennebaker 2010', { exact: false }).waitFor();
  });

  story(
    'shows the indices that are wanted, and keeps the choice in the address',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      await page.goto('/app/writing-lab/psycho');
      await page.getByLabel(lab('text.paste')).fill(chapters[0]?.text ?? '');
      await figure(page, 'hedging').waitFor(patiently);
      await page.getByRole('checkbox', { name: named('hedging') }).uncheck();
      await figure(page, 'hedging').waitFor({ state: 'detached' });
      expect(new URL(page.url()).searchParams.get('facets')).not.toContain('hedging');
    },
  );

  story(
    'says of a short poem, and of another language, what does not hold and why',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      await page.goto('/app/writing-lab/psycho');
      await page.getByLabel(lab('text.paste')).fill(labTexts.germanPoem);
      await page.getByText(say('lab.languages.de')).first().waitFor(patiently);
      const [notValid = ''] = lab('psycho.elsewhere', { names: '…' }).split('…');
      await page.getByText(notValid).waitFor();
      expect(await figure(page, 'analytic').count()).toBe(0);
      await page.getByLabel(lab('text.paste')).fill(labTexts.germanProse);

      await figure(page, 'self-focus').waitFor();
      await page.getByLabel(lab('text.paste')).fill(labTexts.frenchProse);
      await page.getByText(say('lab.languages.fr')).first().waitFor();
      await figure(page, 'we-focus').waitFor();
    },
  );

  story('counts the emotions of a German and a French text', async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app/writing-lab/psycho');
    const words = page.getByRole('list', { name: lab('places.words') });
    await page.getByLabel(lab('text.paste')).fill(labTexts.germanProse);
    await page.getByText(say('lab.languages.de')).first().waitFor(patiently);
    await figure(page, 'emotion-joy').click(patiently);
    await words.getByRole('button', { name: /^lachten \d/ }).click();
    await page.getByText(lab('psycho.limits.emotion')).waitFor();
    expect(new Set(await page.locator('mark').allInnerTexts())).toEqual(new Set(['lachten']));
    await page.getByText(named('emotion-disgust')).first().waitFor();
    expect(await figure(page, 'emotion-disgust').count()).toBe(0);

    await page.getByLabel(lab('text.paste')).fill(labTexts.frenchProse);
    await words.getByRole('button', { name: /^ri \d/ }).waitFor();
    await figure(page, 'mean-sentiment').click();
    const [beta = ''] = lab('psycho.beta', { sentences: '…', words: '…' }).split('…');
    await page.getByText(beta).waitFor();
  });

  story('reads a pasted text without a request', async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app/writing-lab/psycho');
    await page
      .getByText(lab('corpus.few', { count: 0 }))
      .or(page.getByText(lab('text.emptyTitle')))
      .waitFor();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
    });
    await page.getByLabel(lab('text.paste')).fill(chapters[0]?.text ?? '');
    await figure(page, 'formality').waitFor(patiently);

    expect(sent).toEqual([]);
  });

  story('reads a text that is only on this device, in Arabic words', async ({ newWriter }) => {
    const arabic = wordsIn('ar');
    const { page } = await newWriter({ language: 'ar', width: 360 });
    const desk = deskOn(page, arabic);
    await desk.openNew();
    await desk.paste(chapters[0]?.text ?? '');
    await desk.save('Only here', 'device');
    await desk.saved(1, 'device');
    await page.goto('/app/writing-lab/psycho');
    await page
      .getByRole('combobox', { name: arabic('lab.text.choose') })
      .selectOption({ label: 'Only here' });

    await page.getByRole('button', { name: arabic('lab.figure.human-interest.name') }).waitFor();
  });
});

describe('mindset', () => {
  story(
    'marks every phrase that counted, for the facets that are wanted',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const [id] = await saveChapters(api, growth);
      await page.goto(`/app/writing-lab/mindset?sample=${id}`);
      const marked = page.locator('mark', { hasText: lab('mindset.poles.mindset.first') });
      await marked.first().waitFor(patiently);
      await figure(page, 'facet-mindset').click();
      await page.getByText(lab('mindset.limits.mindset')).waitFor();
      await page.getByRole('checkbox', { name: named('facet-mindset') }).uncheck();

      await expect.poll(() => marked.count()).toBe(0);
    },
  );

  story('marks the phrases of a text in French', async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app/writing-lab/mindset');
    await page.getByLabel(lab('text.paste')).fill(labTexts.frenchProse);
    await page.locator('mark').first().waitFor(patiently);

    await expect.poll(() => page.getByText(lab('absent.language')).count()).toBe(0);
  });
});

/** The first text of a page fetches word lists of some megabytes, and other stories run beside. */
const patiently = { timeout: patience(45_000) };

function figure(page: Page, name: string) {
  return page.getByRole('button', { name: named(name), exact: false }).first();
}

const growth = Array.from(
  { length: 12 },
  () =>
    'She could not do it yet, but she would learn from every mistake and get better with practice. He said that he was naturally gifted and that people never change, and he believed it.',
).join('\n\n');

/** Four texts, the given one first: one in question and three to compare it with. */
async function saveChapters(api: Api, first?: string): Promise<string[]> {
  const long = (text: string) => `${text}\n\n${text}`;
  const texts = [first, ...chapters.map(({ text }) => text), ...chapters.map(({ text }) => text)]
    .filter((text) => text !== undefined)
    .slice(0, 4);
  const ids: string[] = [];
  for (const [at, text] of texts.entries()) {
    const { id } = await api.writingLab.createSample({
      body: {
        id: crypto.randomUUID(),
        title: `Text ${at}`,
        kind: 'fiction',
        language: 'en',
        text: long(text),
      },
    });
    ids.push(id);
  }

  return ids;
}
