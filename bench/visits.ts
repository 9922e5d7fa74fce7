import type { BrowserContext, Page } from 'playwright-core';
import { newContext } from '../e2e/testkit/context.ts';
import { onStage, type Stage } from '../e2e/testkit/stage.ts';
import { fillWithWork } from '../e2e/testkit/work.ts';
import { type Account, signUp } from '../e2e/testkit/writer.ts';
import { median } from './report.ts';

/**
 * Visits of a member: with an empty cache, with the HTTP cache, by the service worker, and with an empty cache on a slow
 * network. The service worker is stopped before each visit, as it is after half a minute without work.
 */
const visits = 5;
const slowVisits = 1;
const slow = { kbit: 400, latency: 400 };
const patienceMs = 120_000;

await onStage(async (stage) => {
  const account = await signUp(stage.server.origin, stage.mailbox);
  await fillWithWork(account.api);
  const { items } = await account.api.writingLab.listSamples({ query: {} });

  console.log(
    'Median milliseconds to the first paint and to the screen, and files and calls until then',
  );
  for (const { name, path } of [
    { name: 'Home', path: '/app' },
    { name: 'Goals', path: '/app/goals' },
    { name: 'Goal analytics', path: '/app/goals/analytics' },
    { name: 'Analyzer', path: `/app/writing-lab/analyzer?sample=${items.at(-1)?.id}` },
  ]) {
    printScreen(name, await measureScreen(stage, account, path));
  }
});

type Visit = { painted: number; shown: number; requests: number };
type Screen = Record<'cold' | 'cached' | 'worker' | 'slow', Visit>;

async function measureScreen(
  { browser, server }: Stage,
  account: Account,
  path: string,
): Promise<Screen> {
  const open = (keepsCopy = false) => newContext(browser, server.origin, { keepsCopy }, account);
  const cold: Visit[] = [];
  const slowly: Visit[] = [];
  const cached: Visit[] = [];
  const byWorker: Visit[] = [];

  for (let n = 0; n < visits; n += 1) {
    const context = await open();
    cold.push(await visit(context, path));
    await context.close();
  }
  for (let n = 0; n < slowVisits; n += 1) {
    const context = await open();
    slowly.push(await visit(context, path, slowDown));
    await context.close();
  }

  const [plain, kept] = [await open(), await open(true)];
  await visit(plain, path);
  await keepCopy(kept, path);
  for (let n = 0; n < visits; n += 1) {
    cached.push(await visit(plain, path)); // by turns, so that both meet the same machine
    byWorker.push(await visit(kept, path, stopWorkers));
  }
  await plain.close();
  await kept.close();

  return {
    cold: middle(cold),
    cached: middle(cached),
    worker: middle(byWorker),
    slow: middle(slowly),
  };
}

/** Opens an address on a new page until its screen stands. */
async function visit(
  context: BrowserContext,
  path: string,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<Visit> {
  const page = await context.newPage();
  await prepare(page);
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.goto(path, { waitUntil: 'commit', timeout: patienceMs });
  await page.waitForFunction(isShown, undefined, { timeout: patienceMs });
  const seen = { ...(await page.evaluate(timesOf)), requests };
  await page.close();

  return seen;
}

/** Its heading and its content stand, and nothing says that it is loading. */
function isShown(): boolean {
  const main = document.querySelector('#content');
  const isLoading = main?.querySelector('[role="status"][aria-label], [aria-busy="true"]') !== null;

  return main?.querySelector('h1') != null && !isLoading;
}

function timesOf() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];

  return { painted: paint?.startTime ?? Number.NaN, shown: performance.now() };
}

async function slowDown(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const bytesPerSecond = (slow.kbit * 1000) / 8;
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** The first visit leaves a copy of the app, which the next one is served from. */
async function keepCopy(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    undefined,
    { timeout: patienceMs },
  );
  await page.close();
}

async function stopWorkers(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await devTools.detach();
}

function middle(seen: readonly Visit[]): Visit {
  const of = (key: keyof Visit) => median(seen.map((each) => each[key]));

  return { painted: of('painted'), shown: of('shown'), requests: of('requests') };
}

function printScreen(name: string, screen: Screen) {
  const share = (key: 'painted' | 'shown') => (screen.worker[key] / screen.cached[key]).toFixed(2);
  console.log(`\n${name}`);
  for (const [how, seen] of [
    ['empty cache', screen.cold],
    ['HTTP cache', screen.cached],
    ['service worker', screen.worker],
    [`empty cache, ${slow.kbit} kbit/s and ${slow.latency} ms`, screen.slow],
  ] as const) {
    const { painted, shown, requests } = seen;
    console.log(
      `  ${how}: painted ${painted.toFixed(0)} ms, shown ${shown.toFixed(0)} ms, ${requests} requests`,
    );
  }
  console.log(
    `  service worker to HTTP cache: painted ${share('painted')}, shown ${share('shown')}`,
  );
}
