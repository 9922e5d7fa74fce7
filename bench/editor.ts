import type { BrowserContext, Page } from 'playwright-core';
import { type Account, signUp } from '../e2e/testkit/account.ts';
import { analyzerPage } from '../e2e/testkit/analyzer-page.ts';
import { newContext } from '../e2e/testkit/context.ts';
import { chapters } from '../e2e/testkit/manuscripts/en.ts';
import { withTestEnvironment } from '../e2e/testkit/test-environment.ts';
import { translatorFor } from '../e2e/testkit/translator.ts';
import { percentile, printComparisons } from './report.ts';
import { generateNovel } from './texts.ts';

/**
 * Editor latency in a browser for texts the length of a page, a chapter, a novel and a long novel. Measures the time from a keystroke in
 * the middle to the frame that shows it, 1 and 20 seconds after opening, with analysis only, with spelling, and with spelling and grammar.
 * The reference is the same editor with a worker that never responds. A frame comes up to 17 ms after the key in any case; keys are typed
 * at uneven intervals so that this evens out. Also measures the time from a paste to the scores, compared with the time until the text is
 * shown. Arguments: word counts to measure instead of the default ones.
 */
const wordCounts = process.argv.slice(2).map(Number);
const sizes = wordCounts.length > 0 ? wordCounts : [1_000, 10_000, 100_000, 300_000];
const typed = 'again and then '.repeat(6);
/** Milliseconds between keystrokes, repeated in this order. */
const intervals = [55, 83, 47, 71, 62, 90, 51];
const secondsAfterOpening = [1, 20] as const;
/** Each round measures every setting and the reference, so that other load on the machine affects all of them. */
const rounds = 3;
const baseline = 'bare editor';
const t = translatorFor('en');

const settings = [
  { name: 'analysis', spelling: false, grammar: false },
  { name: 'analysis and spelling', spelling: true, grammar: false },
  { name: 'analysis, spelling and grammar', spelling: true, grammar: true },
] as const;

await withTestEnvironment(async ({ browser, server, mailbox }) => {
  const accounts = await Promise.all(
    settings.map(async ({ name, spelling, grammar }) => {
      const account = await signUp(server.origin, mailbox);
      const proofreading = { spelling, grammar, english: 'any', spanish: 'any' } as const;
      await account.api.settings.changePreferences({ body: { proofreading } });

      return { name, account };
    }),
  );
  for (const words of sizes) {
    const text = generateNovel(words);
    const times = new Map<string, number[]>();
    const measureTyping = async (name: string, account: Account) => {
      const { id } = await account.api.writingLab.createSample({
        body: { id: crypto.randomUUID(), title: 'A book', kind: 'fiction', language: 'en', text },
      });
      const context = await newContext(browser, server.origin, {}, account);
      if (name === baseline) await context.addInitScript(silenceWorkers);
      const measured = await typeInTheMiddle(context, `/app/writing-lab/analyzer?sample=${id}`);
      secondsAfterOpening.forEach((seconds, at) => {
        const key = `${name} ${seconds}`;
        times.set(key, [...(times.get(key) ?? []), ...(measured[at] ?? [])]);
      });
    };
    for (let round = 0; round < rounds; round++) {
      for (const { name, account } of accounts) await measureTyping(name, account);
      if (accounts[0]) await measureTyping(baseline, accounts[0].account);
    }
    const rows = accounts.flatMap(({ name }) =>
      secondsAfterOpening.flatMap((seconds) =>
        [0.5, 0.95].map((part) => ({
          what: `key to frame ${seconds} s after opening, ${name}, ${part === 0.5 ? 'median' : 'p95'}`,
          unit: 'ms',
          ours: percentile(times.get(`${name} ${seconds}`) ?? [], part),
          reference: {
            name: baseline,
            value: percentile(times.get(`${baseline} ${seconds}`) ?? [], part),
          },
        })),
      ),
    );
    const account = accounts[1]?.account ?? accounts[0]?.account;
    if (!account) throw new Error('No account was created.');
    const { shown, scored } = await measurePaste(
      await newContext(browser, server.origin, {}, account),
      text,
    );
    printComparisons(`${words.toLocaleString('en')} words`, [
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

/** Measures the second paste: after the first one all files have been fetched. */
async function measurePaste(
  context: BrowserContext,
  text: string,
): Promise<{ shown: number; scored: number }> {
  const page = await context.newPage();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const analyzer = analyzerPage(page, t);
  await page.goto('/app/writing-lab/analyzer?new=1');
  await analyzer.paste(chapters[0]?.text ?? '');
  await analyzer.analyzed();
  await page.goto('/app/writing-lab/analyzer?new=1');
  await analyzer.editor.click();
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  const startedAt = performance.now();
  await page.keyboard.press('ControlOrMeta+V');
  await page.locator('.cm-line').nth(3).waitFor();
  const shown = performance.now() - startedAt;
  await page.locator('aside li button[aria-pressed]').first().waitFor(); // a finding count appears together with the scores
  const scored = performance.now() - startedAt;
  await context.close();

  return { shown, scored };
}

/** Keystroke durations at each of `secondsAfterOpening`. */
async function typeInTheMiddle(context: BrowserContext, path: string): Promise<number[][]> {
  const page = await context.newPage();
  await page.goto(path);
  const editor = page.locator('.cm-content');
  await editor.waitFor();
  const opened = performance.now();
  const times: number[][] = [];
  await clickInTheMiddle(page);
  for (const seconds of secondsAfterOpening) {
    await page.waitForTimeout(Math.max(0, opened + seconds * 1_000 - performance.now()));
    await page.evaluate(timeKeys);
    for (const [at, key] of [...typed].entries()) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(intervals[at % intervals.length] ?? 0);
    }
    times.push(await page.evaluate(() => (window as unknown as TimedWindow).keyTimes)); // set by timeKeys
  }
  await context.close();

  return times;
}

/** Scrolls halfway down and clicks a line there. */
async function clickInTheMiddle(page: Page) {
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

type TimedWindow = { keyTimes: number[] };

/** Runs in the page. Records for each key the time until after the next frame. */
function timeKeys() {
  const times: number[] = [];
  (window as unknown as TimedWindow).keyTimes = times; // read back by typeInTheMiddle
  const { port1, port2 } = new MessageChannel();
  let startedAt: number | undefined;
  port1.onmessage = () => {
    if (startedAt !== undefined) times.push(performance.now() - startedAt);
    startedAt = undefined;
  };
  window.addEventListener(
    'keydown',
    (event) => {
      startedAt ??= event.timeStamp;
      requestAnimationFrame(() => port2.postMessage(null));
    },
    true,
  );
}

/** Runs in the page before its scripts. Replaces workers with ones that never respond. */
function silenceWorkers() {
  window.Worker = class extends EventTarget {
    onmessage = null;
    onmessageerror = null;
    onerror = null;
    postMessage() {}
    terminate() {}
  };
}
