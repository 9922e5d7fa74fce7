import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { scaleTimeout } from './testkit/scale-timeout.ts';
import { translatorFor } from './testkit/translator.ts';

browserTest(
  'in an Arabic interface an explanation in English is marked and said to be English',
  async ({ newWriter }) => {
    const { page, api } = await newWriter({ language: 'ar' });
    const arabic = translatorFor('ar');
    const analyzer = analyzerPage(page, arabic);
    const id = crypto.randomUUID();
    const text = 'The captain is good in chess.';
    const kind = 'essay'; // of its rules on words, fiction uses none
    await api.writingLab.createSample({ body: { id, title: 'Chess', kind, language: 'en', text } });
    await analyzer.openSample(id);
    await page.getByRole('button', { name: arabic('desk.proofreading.open') }).click();
    await page.getByRole('checkbox', { name: arabic('desk.proofreading.grammar.label') }).check();
    await page.keyboard.press('Escape');
    const mark = page.locator('.lh-grammar', { hasText: /^in$/ });
    await mark.waitFor({ timeout: scaleTimeout(60_000) });
    await mark.click();

    const note = page.locator('[data-note]');
    await note.locator('[lang="en"][dir="ltr"]', { hasText: 'good at' }).waitFor();
    await note.getByText(arabic('writing-lab.note.inEnglish')).waitFor();
  },
);
