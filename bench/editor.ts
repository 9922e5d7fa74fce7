import type { BrowserContext, Page } from 'playwright-core';
import { newContext } from '../e2e/testkit/context.ts';
import { deskOn } from '../e2e/testkit/desk.ts';
import { chapters } from '../e2e/testkit/manuscripts/en.ts';
import { onStage } from '../e2e/testkit/stage.ts';
import { wordsIn } from '../e2e/testkit/texts.ts';
import { type Account, signUp } from '../e2e/testkit/writer.ts';
import { print, share } from './report.ts';
import { novel } from './texts.ts';

/**
 * The analyzer in a browser, at the lengths of a page, a chapter, a novel and a long one: time from a key in the middle to
 * the frame that shows it, one and twenty seconds after the text is shown, with the analysis alone, with spelling, and with
 * spelling and grammar; beside it the same editor with a worker that never answers. The frame comes up to 17 ms after the key
 * whatever is done between: keys come at uneven intervals, and all settings have one bare editor, so that chance evens out. And time
 * from a paste to the scores, beside the time until the text is shown. Word counts as arguments measure only those lengths.
 */
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [1_000, 10_000, 100_000, 300_000];
const typed = 'again and then '.repeat(6);
/** Milliseconds between two keys, in turn. */
const intervals = [55, 83, 47, 71, 62, 90, 51];
const secondsAfterOpening = [1, 20] as const;
/** Each round visits every desk and the bare editor: what else the machine does affects all of them. */
const rounds = 3;
const bare = 'bare editor';
const say = wordsIn('en');

const desks = [
  { name: 'analysis', spelling: false, grammar: false },
  { name: 'analysis and spelling', spelling: true, grammar: false },
  { name: 'analysis, spelling and grammar', spelling: true, grammar: true },
] as const;

await onStage(async ({ browser, server, mailbox }) => {
  const writers = await Promise.all(
    desks.map(async ({ name, spelling, grammar }) => {
      const account = await signUp(server.origin, mailbox);
      const proofreading = { spelling, grammar, english: 'any', spanish: 'any' } as const;
      await account.api.settings.changePreferences({ body: { proofreading } });

      return { name, account };
    }),
  );
  for (const words of sizes) {
    const text = novel(words);
    const times = new Map<string, number[]>();
    const type = async (name: string, account: Account) => {
      const { id } = await account.api.writingLab.createSample({
        body: { id: crypto.randomUUID(), title: 'A book', kind: 'fiction', language: 'en', text },
      });
      const context = await newContext(browser, server.origin, {}, account);
      if (name === bare) await context.addInitScript(neverAnswer);
      const measured = await typeInTheMiddle(context, `/app/writing-lab/analyzer?sample=${id}`);
      secondsAfterOpening.forEach((seconds, at) => {
        const key = `${name} ${seconds}`;
        times.set(key, [...(times.get(key) ?? []), ...(measured[at] ?? [])]);
      });
    };
    for (let round = 0; round < rounds; round++) {
      for (const { name, account } of writers) await type(name, account);
      if (writers[0]) await type(bare, writers[0].account);
    }
    const rows = writers.flatMap(({ name }) =>
      secondsAfterOpening.flatMap((seconds) =>
        [0.5, 0.95].map((part) => ({
          what: `key to frame ${seconds} s after opening, ${name}, ${part === 0.5 ? 'median' : '95 of 100 are below'}`,
          unit: 'ms',
          ours: share(times.get(`${name} ${seconds}`) ?? [], part),
          reference: {
            name: bare,
            value: share(times.get(`${bare} ${seconds}`) ?? [], part),
          },
        })),
      ),
    );
    const account = writers[1]?.account ?? writers[0]?.account;
    if (!account) throw new Error('Nobody writes.');
    const { shown, scored } = await paste(
      await newContext(browser, server.origin, {}, account),
      text,
    );
    print(`${words.toLocaleString('en')} words`, [
      ...rows,
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

/** The times of the keys at each moment after the text is shown. */
async function typeInTheMiddle(context: BrowserContext, path: string): Promise<number[][]> {
  const page = await context.newPage();
  await page.goto(path);
  const editor = page.locator('.cm-content');
  await editor.waitFor();
  const opened = performance.now();
  const times: number[][] = [];
  await goToTheMiddle(page);
  for (const seconds of secondsAfterOpening) {
    await page.waitForTimeout(Math.max(0, opened + seconds * 1_000 - performance.now()));
    await page.evaluate(timeKeys);
    for (const [at, key] of [...typed].entries()) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(intervals[at % intervals.length] ?? 0);
    }
    times.push(await page.evaluate(() => (window as unknown as Timed).keyTimes)); // set by timeKeys
  }
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
