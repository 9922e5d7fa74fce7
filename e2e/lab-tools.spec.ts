import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { withHeldWorkers } from './testkit/held-worker.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const chapter = chapters[0]?.text ?? '';

describe('focus', () => {
  story('Escape leaves it wherever the keyboard is', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste(chapter);
    await page.getByRole('button', { name: say('writing-lab.editor.focus'), exact: true }).click();
    const leave = page.getByRole('button', { name: say('writing-lab.editor.leaveFocus') });
    await leave.focus();
    await page.keyboard.press('Escape');

    await leave.waitFor({ state: 'detached' });
  });
});

describe('the typewriter', () => {
  story('keeps the last line of a text in the middle too', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste(chapter);
    await desk.command('desk.tools.typewriter', 'menuitemcheckbox');
    await desk.editor.click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' The quay was empty.');

    const line = desk.line('The quay was empty.');
    const height = page.viewportSize()?.height ?? 0;
    await expect
      .poll(async () => ((await line.boundingBox())?.y ?? height) / height)
      .toBeLessThan(0.6);
  });
});

describe('reading aloud', () => {
  story('says sentence by sentence, and goes on where it stopped', async ({ newWriter }) => {
    const { page } = await newWriter();
    await giveVoices(page, [{ lang: 'en-US', localService: true }]);
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('The quay was empty. Nobody had come. The lamp was out.');
    await desk.analyzed();
    await desk.command('desk.tools.readAloud');
    const spoken = page.locator('.lh-spoken');
    await spoken.filter({ hasText: 'The quay was empty.' }).waitFor();
    await endSentence(page);
    await spoken.filter({ hasText: 'Nobody had come.' }).waitFor();
    await page.getByRole('button', { name: say('desk.tools.stop') }).click();
    await spoken.waitFor({ state: 'detached' });
    await desk.command('desk.tools.readAloud');

    await spoken.filter({ hasText: 'Nobody had come.' }).waitFor();
    expect(await said(page)).toEqual([
      'The quay was empty.',
      'Nobody had come.',
      'Nobody had come.',
    ]);
  });

  story('begins once the text is analyzed', async ({ newWriter }) => {
    const { page } = await newWriter();
    const workers = await withHeldWorkers(page.context());
    await giveVoices(page, [{ lang: 'en-US', localService: true }]);
    const desk = deskOn(page, say);
    await desk.openNew();
    await workers.hold(page);
    await desk.paste('The quay was empty.');
    await expect.poll(() => workers.waiting(page)).toBeGreaterThan(0);
    await desk.command('desk.tools.readAloud');
    await page.getByRole('button', { name: say('desk.tools.stop') }).waitFor();
    await workers.release(page);

    await page.locator('.lh-spoken', { hasText: 'The quay was empty.' }).waitFor();
  });

  story('gives way to the hand: what is typed meanwhile stays', async ({ newWriter }) => {
    const { page } = await newWriter();
    await giveVoices(page, [{ lang: 'en-US', localService: true }]);
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('The quay was empty. Nobody had come.');
    await desk.analyzed();
    await desk.command('desk.tools.readAloud');
    await page.locator('.lh-spoken').waitFor();
    await desk.editor.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Not yet.');
    await endSentence(page);
    await page.locator('.lh-spoken').waitFor({ state: 'detached' });

    await desk.line('The quay was empty. Nobody had come. Not yet.').waitFor();
    expect(await said(page)).toEqual(['The quay was empty.']);
  });

  story('sends no words to a voice that lives elsewhere', async ({ newWriter }) => {
    const { page } = await newWriter();
    await giveVoices(page, [
      { lang: 'en-US', localService: false },
      { lang: 'de-DE', localService: true },
    ]);
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('The quay was empty. Nobody had come.');
    await desk.analyzed();
    await desk.command('desk.tools.readAloud');

    await page.getByText(say('desk.tools.noVoice')).waitFor();
    expect(await said(page)).toEqual([]);
  });
});

type Voice = { lang: string; localService: boolean };

/** A browser with these voices: a sentence lasts until the story ends it. */
async function giveVoices(page: Page, voices: Voice[]) {
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

/** The sentence that is being said has been said. */
function endSentence(page: Page) {
  return page.evaluate(() => window.speechSynthesis.cancel());
}

function said(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'spoken'));
}

story('brings back a version and changes tags from its menu', async ({ newWriter }) => {
  const { page, api } = await newWriter();
  const id = crypto.randomUUID();
  const described = { title: 'The lamp', kind: 'fiction', language: 'en' } as const;
  await api.writingLab.createSample({ body: { id, ...described, text: 'The first words.' } });
  const desk = deskOn(page, say);
  await desk.openSample(id);
  await desk.editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' More words.');
  await desk.line('The first words. More words.').waitFor();
  await desk.command('desk.details.versions');
  await desk.dialog.getByRole('button', { name: say('writing-lab.versions.read') }).click();
  await desk.dialog.getByRole('button', { name: say('writing-lab.versions.restore') }).click();
  await desk.saved(3);
  expect(await desk.editor.innerText()).toBe('The first words.');

  await desk.command('desk.details.title');
  await desk.dialog.getByLabel(say('samples.tagging.add')).fill('harbor');
  await page.keyboard.press('Enter');
  await desk.dialog.getByText('harbor', { exact: true }).waitFor();
  await desk.dialog
    .getByRole('button', { name: say('samples.editing.submit'), exact: true })
    .click();
  await desk.dialog.waitFor({ state: 'detached' });
  expect(await api.writingLab.readSample({ params: { id } })).toMatchObject({
    text: 'The first words.',
    tags: ['harbor'],
    versions: 3,
  });
});
