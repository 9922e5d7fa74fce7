import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { patience } from './patience.ts';

/**
 * Goes to a screen and waits until all of it is there: nothing is asked for any more, no skeleton stands for what comes, and
 * the page has had time to draw several times over. Quiet on the network for half a second is the same, half a second later.
 */
export async function openWhole(page: Page, path: string): Promise<void> {
  const underWay = new Set<Request>();
  const begin = (request: Request) => {
    if (request.resourceType() !== 'eventsource') underWay.add(request);
  };
  const end = (request: Request) => void underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const timeout = patience(15_000);
    await expect.poll(() => isWhole(page, underWay), { timeout, interval: 20 }).toBe(true);
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}

const timesDrawn = 4;

async function isWhole(page: Page, underWay: ReadonlySet<Request>): Promise<boolean> {
  for (let time = 0; time < timesDrawn; time += 1) {
    if (underWay.size > 0 || !(await page.evaluate(isDrawn))) return false;
  }

  return underWay.size === 0;
}

/** Runs in the page: whether it is without a skeleton once it was drawn. */
async function isDrawn(): Promise<boolean> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

  return document.querySelector('[class*="skeleton"]') === null;
}
