import type { BrowserContext } from 'playwright-core';

/** Timings of one page visit in milliseconds from navigation start; `shifted` is the cumulative layout shift of Core Web Vitals. */
export type PageTiming = { painted: number; interactive: number; blocked: number; shifted: number };

/**
 * Opens an address with an empty cache on a throttled processor and waits until the main thread is idle. `interactive` is the end of the
 * last task longer than 50 ms, at the earliest the first paint; `blocked` is the sum of what such tasks take beyond 50 ms, as in
 * Lighthouse's total blocking time.
 */
export async function measurePage(context: BrowserContext, path: string): Promise<PageTiming> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observePerformance);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(idleMs);
  const observed = await page.evaluate(() => (window as unknown as ObservedWindow).seen); // set by observePerformance
  await context.close();

  const tasks = observed.tasks.filter(({ end }) => end > observed.painted);

  return {
    painted: observed.painted,
    interactive: Math.max(observed.painted, ...tasks.map(({ end }) => end)),
    blocked: tasks.reduce((sum, { duration }) => sum + duration - longTaskMs, 0),
    shifted: observed.shifted,
  };
}

export const slowdown = 4;
const idleMs = 2_000;
const longTaskMs = 50;

type ObservedWindow = {
  seen: { painted: number; tasks: { end: number; duration: number }[]; shifted: number };
};

/** Runs in the page before its scripts. */
function observePerformance() {
  const observed: ObservedWindow['seen'] = { painted: 0, tasks: [], shifted: 0 };
  (window as unknown as ObservedWindow).seen = observed; // read by measurePage
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });

  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.painted = startTime;
  });
  on('longtask', ({ startTime, duration }) => {
    observed.tasks.push({ end: startTime + duration, duration });
  });
  on('layout-shift', (entry) => {
    if ('value' in entry) observed.shifted += Number(entry.value);
  });
}
