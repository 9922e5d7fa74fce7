import { expect } from 'vitest';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

story.for(['style', 'psycho', 'mindset', 'batch'])(
  'own texts that cannot be listed are told of where they are chosen: %s',
  async (screen, { newWriter }) => {
    const { page, api, expectTrouble } = await newWriter();
    expectTrouble(/status of 500/);
    const described = { title: 'The bar', kind: 'fiction', language: 'en' } as const;
    const text = 'The tide turned at nine.';
    await api.writingLab.createSample({ body: { id: crypto.randomUUID(), ...described, text } });
    const isOfTexts = /\/api\/(writing-lab|samples)/;
    await page.route(isOfTexts, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(`/app/writing-lab/${screen}`);
    const told = page.getByRole('alert').filter({ hasText: say('lab.corpus.failed') });
    await told.waitFor();
    await page.unroute(isOfTexts);
    await told.getByRole('button', { name: say('ui.tryAgain') }).click();

    await told.waitFor({ state: 'detached' });
    if (screen === 'batch') {
      await page.getByRole('button', { name: say('lab.batch.takeOwn', { count: 1 }) }).waitFor();

      return;
    }
    const choice = page.getByRole('combobox', { name: say('lab.text.choose') });
    await expect.poll(() => choice.getByRole('option').allTextContents()).toContain('The bar');
  },
);

story(
  'the analyzer has its heading before a text is there, and without one',
  async ({ newWriter }) => {
    const { page, expectTrouble } = await newWriter();
    expectTrouble(/status of 500/);
    const heading = page.getByRole('heading', { level: 1 });
    const answer = Promise.withResolvers<void>();
    await page.route(/\/api\/.*samples\//, async (route) => {
      await answer.promise;
      await route.fulfill({ status: 500, body: '{}' });
    });
    await page.goto(`/app/writing-lab/analyzer?sample=${crypto.randomUUID()}`);
    await page
      .getByRole('main')
      .getByRole('status', { name: say('ui.loading') })
      .waitFor();
    expect(await heading.allTextContents()).toEqual(['Analyzer']);
    answer.resolve();

    await page.getByRole('alert').getByText(say('writing-lab.open.failed')).waitFor();
    expect(await heading.allTextContents()).toEqual(['Analyzer']);
  },
);
