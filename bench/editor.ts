import type { BrowserContext, Page } from 'playwright-core';
import { newContext } from '../e2e/testkit/context.ts';
import { deskOn } from '../e2e/testkit/desk.ts';
import { chapters } from '../e2e/testkit/manuscripts/en.ts';
import { onStage } from '../e2e/testkit/stage.ts';
import { wordsIn } from '../e2e/testkit/texts.ts';
import { signUp } from '../e2e/testkit/writer.ts';
import { print, share } from './report.ts';
import { novel } from './texts.ts';

/**
 * The analyzer in a browser, at the lengths of a page, a chapter, a novel and a long one: time from a key in the middle to
 * the frame that shows it, with the analysis running, and beside it in the same editor with a worker that never
 * answers; and time from a paste to the scores, beside the time until the text is shown.
 */
const sizes = [1_000, 10_000, 100_000, 300_000];
const keys = 100;
/** In turn with and without the analysis: what else the machine does meets both. */
const rounds = 2;
const say = wordsIn('en');

await onStage(async ({ browser, server, mailbox }) => {
  const account = await signUp(server.origin, mailbox);
  const newWindow = () => newContext(browser, server.origin, {}, account);
  for (const words of sizes) {
    const text = novel(words);
    const { id } = await account.api.writingLab.createSample({
      body: { id: crypto.randomUUID(), title: 'A book', kind: 'fiction', language: 'en', text },
    });
    const path = `/app/writing-lab/analyzer?sample=${id}`;
    const analyzed: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const silent = await newWindow();
      await silent.addInitScript(neverAnswer);
      analyzed.push(...(await typeInTheMiddle(await newWindow(), path)));
      plain.push(...(await typeInTheMiddle(silent, path)));
    }
    const { shown, scored } = await paste(await newWindow(), text);
    const row = (what: string, part: number) => ({
      what: `key to frame, ${what}`,
      unit: 'ms',
      ours: share(analyzed, part),
      reference: { name: 'without analysis', value: share(plain, part) },
    });
    print(`${words.toLocaleString('en')} words`, [
      row('median', 0.5),
      row('95 of 100 are below', 0.95),
      {
        what: 'paste to scores',
        unit: 'ms',
        ours: scored,
        reference: { name: 'to the text', value: shown },
      },
    ]);
  }
});

/** The second paste is measured: with the first everything that it needs has been fetched. */
async function paste(
  context: BrowserContext,
  text: string,
): Promise<{ shown: number; scored: number }> {
  const page = await context.newPage();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const desk = deskOn(page, say);
  await page.goto('/app/writing-lab/analyzer?new=1');
  await desk.paste(chapters[0]?.text ?? '');
  await desk.analyzed();
  await page.goto('/app/writing-lab/analyzer?new=1');
  await desk.editor.click();
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  const began = performance.now();
  await page.keyboard.press('ControlOrMeta+V');
  await page.locator('.cm-line').nth(3).waitFor();
  const shown = performance.now() - began;
  await page.locator('aside li button[aria-pressed]').first().waitFor(); // a count of findings, beside the scores
  const scored = performance.now() - began;
  await context.close();

  return { shown, scored };
}

async function typeInTheMiddle(context: BrowserContext, path: string): Promise<number[]> {
  const page = await context.newPage();
  await page.goto(path);
  const editor = page.locator('.cm-content');
  await editor.waitFor();
  await goToTheMiddle(page);
  await page.evaluate(timeKeys);
  await page.keyboard.type('again and then '.repeat(keys / 15 + 1).slice(0, keys), { delay: 60 });
  const times = await page.evaluate(() => (window as unknown as Timed).keyTimes); // set by timeKeys
  await context.close();

  return times;
}

/** Half-way down by scrolling, then a click into the line that is there. */
async function goToTheMiddle(page: Page) {
  const scroller = page.locator('.cm-scroller');
  await scroller.evaluate((element) => {
    const scrolled =
      element.scrollHeight > element.clientHeight ? element : document.scrollingElement;
    scrolled?.scrollTo({ top: scrolled.scrollHeight / 2 });
  });
  await page.waitForTimeout(1_000);
  const line = page.locator('.cm-line').nth(5);
  await line.click();
  await page.keyboard.press('End');
}

type Timed = { keyTimes: number[] };

/** Runs in the page: notes for each key the time until after the frame that followed it. */
function timeKeys() {
  const times: number[] = [];
  (window as unknown as Timed).keyTimes = times; // read back by typeInTheMiddle
  const { port1, port2 } = new MessageChannel();
  let began: number | undefined;
  port1.onmessage = () => {
    if (began !== undefined) times.push(performance.now() - began);
    began = undefined;
  };
  window.addEventListener(
    'keydown',
    (event) => {
      began ??= event.timeStamp;
      requestAnimationFrame(() => port2.postMessage(null));
    },
    true,
  );
}

/** Runs in the page before its scripts: workers take what they are sent and never answer. */
function neverAnswer() {
  window.Worker = class extends EventTarget {
    onmessage = null;
    onmessageerror = null;
    onerror = null;
    postMessage() {}
    terminate() {}
  };
}
