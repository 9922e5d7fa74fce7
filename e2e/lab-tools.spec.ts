import { generateNovel } from '@longhand/bench/texts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { translatorFor } from './testkit/translator.ts';
import { installWorkerGate } from './testkit/worker-gate.ts';

const t = translatorFor('en');
const chapter = chapters[0]?.text ?? '';

describe('focus', () => {
  browserTest('Escape leaves it wherever the focus is', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste(chapter);
    await page.getByRole('button', { name: t('writing-lab.editor.focus'), exact: true }).click();
    const leaveButton = page.getByRole('button', { name: t('writing-lab.editor.leaveFocus') });
    await leaveButton.focus();
    await page.keyboard.press('Escape');

    await leaveButton.waitFor({ state: 'detached' });
  });

  browserTest('shows the caret, wherever the text was scrolled to', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste(generateNovel(6_000));
    await page.keyboard.type(' Here it goes on.'); // at the end of the text, while its commands are at the top
    const line = analyzer.line('Here it goes on.');
    await page.getByRole('button', { name: t('writing-lab.editor.focus'), exact: true }).click();

    const height = page.viewportSize()?.height ?? 0;
    await expect.poll(async () => (await line.boundingBox())?.y ?? height).toBeLessThan(height);
    expect((await line.boundingBox())?.y).toBeGreaterThan(0);
  });
});

describe('the typewriter', () => {
  browserTest('keeps the last line of a text in the middle', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste(chapter);
    await analyzer.command('desk.tools.typewriter', 'menuitemcheckbox');
    await analyzer.editor.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' The quay was empty.');

    const line = analyzer.line('The quay was empty.');
    const height = page.viewportSize()?.height ?? 0;
    await expect
      .poll(async () => ((await line.boundingBox())?.y ?? height) / height)
      .toBeLessThan(0.6);
  });
});

describe('reading aloud', () => {
  browserTest('reads sentence by sentence and resumes where it stopped', async ({ newWriter }) => {
    const { page } = await newWriter();
    await fakeVoices(page, [{ lang: 'en-US', localService: true }]);
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste('The quay was empty. Nobody had come. The lamp was out.');
    await analyzer.analyzed();
    await analyzer.command('desk.tools.readAloud');
    const spoken = page.locator('.lh-spoken');
    await spoken.filter({ hasText: 'The quay was empty.' }).waitFor();
    await endSentence(page);
    await spoken.filter({ hasText: 'Nobody had come.' }).waitFor();
    await page.getByRole('button', { name: t('desk.tools.stop') }).click();
    await spoken.waitFor({ state: 'detached' });
    await analyzer.command('desk.tools.readAloud');

    await spoken.filter({ hasText: 'Nobody had come.' }).waitFor();
    expect(await readSpoken(page)).toEqual([
      'The quay was empty.',
      'Nobody had come.',
      'Nobody had come.',
    ]);
  });

  browserTest('starts once the text is analyzed', async ({ newWriter }) => {
    const { page } = await newWriter();
    const workers = await installWorkerGate(page.context());
    await fakeVoices(page, [{ lang: 'en-US', localService: true }]);
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await workers.hold(page);
    await analyzer.paste('The quay was empty.');
    await expect.poll(() => workers.waiting(page)).toBeGreaterThan(0);
    await analyzer.command('desk.tools.readAloud');
    await page.getByRole('button', { name: t('desk.tools.stop') }).waitFor();
    await workers.release(page);

    await page.locator('.lh-spoken', { hasText: 'The quay was empty.' }).waitFor();
  });

  browserTest('stops when the user types, and the typed text stays', async ({ newWriter }) => {
    const { page } = await newWriter();
    await fakeVoices(page, [{ lang: 'en-US', localService: true }]);
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste('The quay was empty. Nobody had come.');
    await analyzer.analyzed();
    await analyzer.command('desk.tools.readAloud');
    await page.locator('.lh-spoken').waitFor();
    await analyzer.editor.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Not yet.');
    await endSentence(page);
    await page.locator('.lh-spoken').waitFor({ state: 'detached' });

    await analyzer.line('The quay was empty. Nobody had come. Not yet.').waitFor();
    expect(await readSpoken(page)).toEqual(['The quay was empty.']);
  });

  browserTest('sends no text to a remote voice', async ({ newWriter }) => {
    const { page } = await newWriter();
    await fakeVoices(page, [
      { lang: 'en-US', localService: false },
      { lang: 'de-DE', localService: true },
    ]);
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.paste('The quay was empty. Nobody had come.');
    await analyzer.analyzed();
    await analyzer.command('desk.tools.readAloud');

    await page.getByText(t('desk.tools.noVoice')).waitFor();
    expect(await readSpoken(page)).toEqual([]);
  });
});

describe('the analyzer tools', () => {
  browserTest(
    'find words and keep the current line in the middle, also after a reload',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste(chapter);
      await page.getByRole('button', { name: t('desk.tools.find'), exact: true }).click();
      await page.locator('.cm-search').waitFor();
      await page.keyboard.press('Escape');
      await analyzer.command('desk.tools.typewriter', 'menuitemcheckbox');
      await page.reload();
      await analyzer.editor.waitFor();
      await page.getByRole('button', { name: t('writing-lab.editor.tools'), exact: true }).click();
      const typewriter = page.getByRole('menuitemcheckbox', { name: t('desk.tools.typewriter') });

      await expect.poll(() => typewriter.getAttribute('aria-checked')).toBe('true');
    },
  );
});

type Voice = { lang: string; localService: boolean };

/** Replaces speech synthesis with these voices; a sentence lasts until the test ends it. */
async function fakeVoices(page: Page, voices: Voice[]) {
  await page.addInitScript((given) => {
    const spoken: string[] = [];
    const finish: (() => void)[] = [];
    class Utterance {
      onend: () => void = () => undefined;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = {
      getVoices: () => given.map((voice) => ({ ...voice, default: false })),
      speak(utterance: Utterance) {
        spoken.push(utterance.text);
        finish.push(() => utterance.onend());
      },
      cancel: () => finish.splice(0).forEach((end) => void end()),
    };
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, { spoken });
  }, voices);
}

/** Ends the current sentence. */
function endSentence(page: Page) {
  return page.evaluate(() => window.speechSynthesis.cancel());
}

function readSpoken(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'spoken'));
}

browserTest(
  'a version is restored and tags are changed from the tools menu',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const id = crypto.randomUUID();
    const sampleFields = { title: 'The lamp', kind: 'fiction', language: 'en' } as const;
    await api.writingLab.createSample({ body: { id, ...sampleFields, text: 'The first words.' } });
    const analyzer = analyzerPage(page, t);
    await analyzer.openSample(id);
    await analyzer.editor.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' More words.');
    await analyzer.line('The first words. More words.').waitFor();
    await analyzer.command('desk.details.versions');
    await analyzer.dialog.getByRole('button', { name: t('writing-lab.versions.read') }).click();
    await analyzer.dialog.getByRole('button', { name: t('writing-lab.versions.restore') }).click();
    await analyzer.saved(3);
    expect(await analyzer.editor.innerText()).toBe('The first words.');

    await analyzer.command('desk.details.title');
    await analyzer.dialog.getByLabel(t('samples.tagging.add')).fill('harbor');
    await page.keyboard.press('Enter');
    await analyzer.dialog.getByText('harbor', { exact: true }).waitFor();
    await analyzer.dialog
      .getByRole('button', { name: t('samples.editing.submit'), exact: true })
      .click();
    await analyzer.dialog.waitFor({ state: 'detached' });
    expect(await api.writingLab.readSample({ params: { id } })).toMatchObject({
      text: 'The first words.',
      tags: ['harbor'],
      versions: 3,
    });
  },
);
