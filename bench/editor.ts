import type { BrowserContext, Page } from 'playwright-core';
import { newContext } from '../e2e/testkit/context.ts';
import { onStage } from '../e2e/testkit/stage.ts';
import { signUp } from '../e2e/testkit/writer.ts';
import { print, share } from './report.ts';
import { novel } from './texts.ts';

/**
 * Time from a key to the frame that shows it, in the middle of 100,000 words: with the analysis running, and
 * beside it in the same editor with a worker that never answers.
 */
const words = 100_000;
const keys = 200;

await onStage(async ({ browser, server, mailbox }) => {
  const { api, ...account } = await signUp(server.origin, mailbox);
  const sample = await api.writingLab.createSample({
    body: {
      id: crypto.randomUUID(),
      title: 'A long book',
      kind: 'fiction',
      language: 'en',
      text: novel(words),
    },
  });
  const newWindow = () => newContext(browser, server.origin, {}, { api, ...account });
  const silent = await newWindow();
  await silent.addInitScript(neverAnswer);

  const path = `/app/writing-lab/analyzer?sample=${sample.id}`;
  const analyzed = await typeInTheMiddle(await newWindow(), path);
  const plain = await typeInTheMiddle(silent, path);

  const row = (what: string, part: number) => ({
    what,
    unit: 'ms',
    ours: share(analyzed, part),
    reference: { name: 'without analysis', value: share(plain, part) },
  });
  print(`Key to frame in ${words.toLocaleString('en')} words, ${keys} keys`, [
    row('median', 0.5),
    row('95th of 100', 0.95),
    row('longest', 1),
  ]);
});

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
