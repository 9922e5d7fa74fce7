import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import type { Api } from './testkit/api.ts';
import { browserTest } from './testkit/browser-test.ts';
import { labTexts } from './testkit/lab-texts.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { scaleTimeout } from './testkit/scale-timeout.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const lab = (key: string, values?: Parameters<typeof t>[1]) => t(`lab.${key}`, values);
const metricName = (name: string) => lab(`figure.${name}.name`);

describe('the word profile', () => {
  browserTest(
    'opens an index into its words and compares it with own texts',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const [id] = await saveChapters(api);
      await page.goto(`/app/writing-lab/psycho?sample=${id}`);
      await page.getByText(lab('corpus.compared', { count: 3 })).waitFor(longTimeout);

      await metricButton(page, 'self-focus').click();
      await page
        .getByRole('list', { name: lab('places.words') })
        .getByRole('button', { name: /^I \d/i })
        .click();
      await page.locator('mark').first().waitFor();
      expect(await page.locator('mark').allInnerTexts()).toContain('I');
      await page.getByText(lab('psycho.limits.self-focus')).waitFor();
      await page.getByText('Tausczik & Pennebaker 2010', { exact: false }).waitFor();
    },
  );

  browserTest(
    'shows the chosen indices and stores the choice in the URL',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      await page.goto('/app/writing-lab/psycho');
      await page.getByLabel(lab('text.paste')).fill(chapters[0]?.text ?? '');
      await metricButton(page, 'hedging').waitFor(longTimeout);
      await page.getByRole('checkbox', { name: metricName('hedging') }).uncheck();
      await metricButton(page, 'hedging').waitFor({ state: 'detached' });
      expect(new URL(page.url()).searchParams.get('facets')).not.toContain('hedging');
    },
  );

  browserTest(
    'says for a short poem and for another language what is not valid and why',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      await page.goto('/app/writing-lab/psycho');
      await page.getByLabel(lab('text.paste')).fill(labTexts.germanPoem);
      await page.getByText(t('lab.languages.de')).first().waitFor(longTimeout);
      const [notValid = ''] = lab('psycho.elsewhere', { names: '…' }).split('…');
      await page.getByText(notValid).waitFor();
      expect(await metricButton(page, 'analytic').count()).toBe(0);
      await page.getByLabel(lab('text.paste')).fill(labTexts.germanProse);

      await metricButton(page, 'self-focus').waitFor();
      await page.getByLabel(lab('text.paste')).fill(labTexts.frenchProse);
      await page.getByText(t('lab.languages.fr')).first().waitFor();
      await metricButton(page, 'we-focus').waitFor();
    },
  );

  browserTest('counts the emotions of a German and a French text', async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app/writing-lab/psycho');
    const words = page.getByRole('list', { name: lab('places.words') });
    await page.getByLabel(lab('text.paste')).fill(labTexts.germanProse);
    await page.getByText(t('lab.languages.de')).first().waitFor(longTimeout);
    await metricButton(page, 'emotion-joy').click(longTimeout);
    await words.getByRole('button', { name: /^lachten \d/ }).click();
    await page.getByText(lab('psycho.limits.emotion')).waitFor();
    expect(new Set(await page.locator('mark').allInnerTexts())).toEqual(new Set(['lachten']));
    await page.getByText(metricName('emotion-disgust')).first().waitFor();
    expect(await metricButton(page, 'emotion-disgust').count()).toBe(0);

    await page.getByLabel(lab('text.paste')).fill(labTexts.frenchProse);
    await words.getByRole('button', { name: /^ri \d/ }).waitFor();
    await metricButton(page, 'mean-sentiment').click();
    const [beta = ''] = lab('psycho.beta', { sentences: '…', words: '…' }).split('…');
    await page.getByText(beta).waitFor();
  });

  browserTest('analyzes a pasted text without a request', async ({ newWriter }) => {
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
    await metricButton(page, 'formality').waitFor(longTimeout);

    expect(sent).toEqual([]);
  });

  browserTest('analyzes a device-only text, with an Arabic interface', async ({ newWriter }) => {
    const arabic = translatorFor('ar');
    const { page } = await newWriter({ language: 'ar', width: 360 });
    const analyzer = analyzerPage(page, arabic);
    await analyzer.openNew();
    await analyzer.paste(chapters[0]?.text ?? '');
    await analyzer.save('Only here', 'device');
    await analyzer.saved(1, 'device');
    await page.goto('/app/writing-lab/psycho');
    await page
      .getByRole('combobox', { name: arabic('lab.text.choose') })
      .selectOption({ label: 'Only here' });

    await page.getByRole('button', { name: arabic('lab.figure.human-interest.name') }).waitFor();
  });
});

describe('mindset', () => {
  browserTest('marks every counted phrase for the chosen facets', async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const [id] = await saveChapters(api, mindsetText);
    await page.goto(`/app/writing-lab/mindset?sample=${id}`);
    const mindsetMarks = page.locator('mark', { hasText: lab('mindset.poles.mindset.first') });
    await mindsetMarks.first().waitFor(longTimeout);
    await metricButton(page, 'facet-mindset').click();
    await page.getByText(lab('mindset.limits.mindset')).waitFor();
    await page.getByRole('checkbox', { name: metricName('facet-mindset') }).uncheck();

    await expect.poll(() => mindsetMarks.count()).toBe(0);
  });

  browserTest('marks the phrases of a text in French', async ({ newWriter }) => {
    const { page } = await newWriter();
    await page.goto('/app/writing-lab/mindset');
    await page.getByLabel(lab('text.paste')).fill(labTexts.frenchProse);
    await page.locator('mark').first().waitFor(longTimeout);

    await expect.poll(() => page.getByText(lab('absent.language')).count()).toBe(0);
  });
});

/** The first analysis on a page fetches several megabytes of word lists, while other tests run in parallel. */
const longTimeout = { timeout: scaleTimeout(45_000) };

function metricButton(page: Page, name: string) {
  return page.getByRole('button', { name: metricName(name), exact: false }).first();
}

const mindsetText = Array.from(
  { length: 12 },
  () =>
    'She could not do it yet, but she would learn from every mistake and get better with practice. He said that he was naturally gifted and that people never change, and he believed it.',
).join('\n\n');

/** Saves four texts, the given one first: one to analyze and three to compare it with. */
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
