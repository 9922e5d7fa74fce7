import type { BrowserContext, Page } from 'playwright-core';
import { type Account, signUp } from '../e2e/testkit/account.ts';
import { newContext } from '../e2e/testkit/context.ts';
import { seedAccount } from '../e2e/testkit/seed-account.ts';
import { type TestEnvironment, withTestEnvironment } from '../e2e/testkit/test-environment.ts';
import { median } from './report.ts';

/**
 * Page visits of a signed-in user: with an empty cache, with the HTTP cache, through the service worker, and with an empty cache on a slow
 * network. The service worker is stopped before each visit, as browsers do after 30 seconds of inactivity.
 */
const visits = 5;
const slowVisits = 1;
const slow = { kbit: 400, latency: 400 };
const timeoutMs = 120_000;

await withTestEnvironment(async (stage) => {
  const account = await signUp(stage.server.origin, stage.mailbox);
  await seedAccount(account.api);
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

type VisitTiming = { painted: number; shown: number; requests: number };
type ScreenTimings = Record<'cold' | 'cached' | 'worker' | 'slow', VisitTiming>;

async function measureScreen(
  { browser, server }: TestEnvironment,
  account: Account,
  path: string,
): Promise<ScreenTimings> {
  const open = (allowsServiceWorker = false) =>
    newContext(browser, server.origin, { allowsServiceWorker }, account);
  const cold: VisitTiming[] = [];
  const onSlowNetwork: VisitTiming[] = [];
  const cached: VisitTiming[] = [];
  const withServiceWorker: VisitTiming[] = [];

  for (let n = 0; n < visits; n += 1) {
    const context = await open();
    cold.push(await measureVisit(context, path));
    await context.close();
  }
  for (let n = 0; n < slowVisits; n += 1) {
    const context = await open();
    onSlowNetwork.push(await measureVisit(context, path, slowDown));
    await context.close();
  }

  const [withCacheContext, withWorkerContext] = [await open(), await open(true)];
  await measureVisit(withCacheContext, path);
  await installServiceWorker(withWorkerContext, path);
  for (let n = 0; n < visits; n += 1) {
    cached.push(await measureVisit(withCacheContext, path)); // alternating, so that load on the machine affects both
    withServiceWorker.push(await measureVisit(withWorkerContext, path, stopWorkers));
  }
  await withCacheContext.close();
  await withWorkerContext.close();

  return {
    cold: medianVisit(cold),
    cached: medianVisit(cached),
    worker: medianVisit(withServiceWorker),
    slow: medianVisit(onSlowNetwork),
  };
}

/** Opens an address on a new page and waits until its screen is shown. */
async function measureVisit(
  context: BrowserContext,
  path: string,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<VisitTiming> {
  const page = await context.newPage();
  await prepare(page);
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.goto(path, { waitUntil: 'commit', timeout: timeoutMs });
  await page.waitForFunction(isShown, undefined, { timeout: timeoutMs });
  const seen = { ...(await page.evaluate(readTimings)), requests };
  await page.close();

  return seen;
}

/** Heading and content are shown and nothing is loading. */
function isShown(): boolean {
  const main = document.querySelector('#content');
  const isLoading = main?.querySelector('[role="status"][aria-label], [aria-busy="true"]') !== null;

  return main?.querySelector('h1') != null && !isLoading;
}

function readTimings() {
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

/** The first visit installs the service worker, which serves the next one. */
async function installServiceWorker(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    undefined,
    { timeout: timeoutMs },
  );
  await page.close();
}

async function stopWorkers(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await devTools.detach();
}

function medianVisit(seen: readonly VisitTiming[]): VisitTiming {
  const medianOf = (key: keyof VisitTiming) => median(seen.map((each) => each[key]));

  return { painted: medianOf('painted'), shown: medianOf('shown'), requests: medianOf('requests') };
}

function printScreen(name: string, screen: ScreenTimings) {
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
