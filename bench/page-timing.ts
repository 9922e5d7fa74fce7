import type { BrowserContext } from 'playwright-core';

/** One visit, in milliseconds from its beginning; the shift is the share that Core Web Vitals calls layout shift. */
export type Visit = { painted: number; interactive: number; blocked: number; shifted: number };

/**
 * Opens an address in a window with an empty cache on a slowed processor, until its main thread has been at rest for a
 * while. Interactive is the end of the last task that was longer than 50 ms, at the earliest the first paint; blocked
 * is what such tasks took beyond 50 ms each, as in Lighthouse's total blocking time.
 */
export async function visit(context: BrowserContext, path: string): Promise<Visit> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(restMs);
  const seen = await page.evaluate(() => (window as unknown as Watched).seen); // set by watch
  await context.close();

  const tasks = seen.tasks.filter(({ end }) => end > seen.painted);

  return {
    painted: seen.painted,
    interactive: Math.max(seen.painted, ...tasks.map(({ end }) => end)),
    blocked: tasks.reduce((sum, { duration }) => sum + duration - longTaskMs, 0),
    shifted: seen.shifted,
  };
}

export const slowdown = 4;
const restMs = 2_000;
const longTaskMs = 50;

type Watched = {
  seen: { painted: number; tasks: { end: number; duration: number }[]; shifted: number };
};

/** Runs in the page before its scripts. */
function watch() {
  const seen: Watched['seen'] = { painted: 0, tasks: [], shifted: 0 };
  (window as unknown as Watched).seen = seen; // read back by visit
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });

  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.painted = startTime;
  });
  on('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ end: startTime + duration, duration });
  });
  on('layout-shift', (entry) => {
    if ('value' in entry) seen.shifted += Number(entry.value);
  });
}
