import { expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest.for(['style', 'psycho', 'mindset', 'batch'])(
  'a failed list of own texts shows an error where texts are chosen: %s',
  async (screen, { newWriter }) => {
    const { page, api, allowErrors } = await newWriter();
    allowErrors(/status of 500/);
    const sampleFields = { title: 'The bar', kind: 'fiction', language: 'en' } as const;
    const text = 'The tide turned at nine.';
    await api.writingLab.createSample({ body: { id: crypto.randomUUID(), ...sampleFields, text } });
    const isTextRequest = /\/api\/(writing-lab|samples)/;
    await page.route(isTextRequest, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(`/app/writing-lab/${screen}`);
    const message = page.getByRole('alert').filter({ hasText: t('lab.corpus.failed') });
    await message.waitFor();
    await page.unroute(isTextRequest);
    await message.getByRole('button', { name: t('ui.tryAgain') }).click();

    await message.waitFor({ state: 'detached' });
    if (screen === 'batch') {
      await page.getByRole('button', { name: t('lab.batch.takeOwn', { count: 1 }) }).waitFor();

      return;
    }
    const choice = page.getByRole('combobox', { name: t('lab.text.choose') });
    await expect.poll(() => choice.getByRole('option').allTextContents()).toContain('The bar');
  },
);

browserTest(
  'the analyzer shows its heading while a text loads and when it fails to load',
  async ({ newWriter }) => {
    const { page, allowErrors } = await newWriter();
    allowErrors(/status of 500/);
    const heading = page.getByRole('heading', { level: 1 });
    const answer = Promise.withResolvers<void>();
    await page.route(/\/api\/.*samples\//, async (route) => {
      await answer.promise;
      await route.fulfill({ status: 500, body: '{}' });
    });
    await page.goto(`/app/writing-lab/analyzer?sample=${crypto.randomUUID()}`);
    await page
      .getByRole('main')
      .getByRole('status', { name: t('ui.loading') })
      .waitFor();
    expect(await heading.allTextContents()).toEqual(['Analyzer']);
    answer.resolve();

    await page.getByRole('alert').getByText(t('writing-lab.open.failed')).waitFor();
    expect(await heading.allTextContents()).toEqual(['Analyzer']);
  },
);
