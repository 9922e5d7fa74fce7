import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { browserTest } from './testkit/browser-test.ts';
import { openLoaded } from './testkit/open-loaded.ts';
import { seedAccount } from './testkit/seed-account.ts';

/** Screens whose content arrives after the first paint. */
const paths = [
  '/app/goals',
  '/app/goals/milestones',
  '/app/goals/momentum',
  '/app/insights',
  '/app/insights/analytics',
  '/app/insights/progress',
  '/app/insights/temporal',
  '/app/insights/sentiment',
  '/app/insights/trends',
  '/app/reports',
  '/app/reports/monthly',
  '/app/reports/weekly',
  '/app/notifications',
  '/app/writing-lab/samples',
  '/app/writing-lab/progress',
  '/app/writing-lab/evolution',
  '/app/settings/integrations',
];
const replyDelayMs = 300;
const maxShift = 0.02;

describe.each([360, 1440] as const)('at %i px', (width) => {
  browserTest('the screens hardly shift when their data arrives', async ({ newWriter }) => {
    const { page, api } = await newWriter({ width });
    await seedAccount(api);
    await api.reports.create();
    await page.addInitScript(recordShifts);
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, replyDelayMs));
      await route.continue().catch(() => undefined); // the page has gone on to the next screen
    });

    for (const path of paths) {
      await openLoaded(page, path);
      expect(await readShift(page), path).toBeLessThan(maxShift);
    }
  });
});

/** Runs in the page before its scripts. */
function recordShifts() {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry) shifts.push(Number(entry.value));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The cumulative layout shift, once the analysis of texts has ended too. */
async function readShift(page: Page): Promise<number> {
  if (page.url().includes('/writing-lab/')) {
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
  }

  return page.evaluate(() =>
    'shifts' in window
      ? Number(Object(window).shifts.reduce((sum: number, shift: number) => sum + shift, 0))
      : 1,
  );
}
