import type { BrowserContext } from 'playwright-core';
import { signUp } from '../e2e/testkit/account.ts';
import { newContext } from '../e2e/testkit/context.ts';
import { seedAccount } from '../e2e/testkit/seed-account.ts';
import { withTestEnvironment } from '../e2e/testkit/test-environment.ts';
import { measurePage, type PageTiming, slowdown } from './page-timing.ts';
import { median, printComparisons } from './report.ts';

/**
 * First visit of a page with an empty cache on a processor slowed four times, compared at the same address with a page of three lines
 * without scripts; layout shift and blocking time are compared with the "good" limits of Core Web Vitals.
 */
const visits = 5;
const bareMarkup = '<!doctype html><title>Bare</title><h1>One</h1><p>Two</p><p>Three</p>';
const goodLimits = { shifted: 0.1, blocked: 200 };

await withTestEnvironment(async ({ browser, server, mailbox }) => {
  const account = await signUp(server.origin, mailbox);
  await seedAccount(account.api);
  const { items } = await account.api.writingLab.listSamples({ query: {} });
  const signedIn = () => newContext(browser, server.origin, {}, account);
  const signedOut = () => newContext(browser, server.origin);

  for (const { name, path, open } of [
    { name: 'Landing', path: '/', open: signedOut },
    { name: 'Home', path: '/app', open: signedIn },
    {
      name: 'Analyzer with a chapter',
      path: `/app/writing-lab/analyzer?sample=${items.at(-1)?.id}`,
      open: signedIn,
    },
  ]) {
    const ours = await medianVisit(open, path);
    const baseline = await medianVisit(() => open().then(serveBareMarkup), path);
    const baselineReference = (value: number) => ({ name: 'three lines of markup', value });

    printComparisons(`${name}, processor slowed ${slowdown} times`, [
      {
        what: 'first paint',
        unit: 'ms',
        ours: ours.painted,
        reference: baselineReference(baseline.painted),
      },
      {
        what: 'interactive',
        unit: 'ms',
        ours: ours.interactive,
        reference: baselineReference(baseline.interactive),
      },
      {
        what: 'blocked',
        unit: 'ms',
        ours: ours.blocked,
        reference: { name: 'good', value: goodLimits.blocked },
      },
      {
        what: 'layout shift',
        unit: '',
        ours: ours.shifted,
        reference: { name: 'good', value: goodLimits.shifted },
      },
    ]);
  }
});

/** Median of several visits, each in its own context. */
async function medianVisit(open: () => Promise<BrowserContext>, path: string): Promise<PageTiming> {
  const timings: PageTiming[] = [];
  for (let n = 0; n < visits; n += 1) timings.push(await measurePage(await open(), path));
  const middle = (key: keyof PageTiming) => median(timings.map((each) => each[key]));

  return {
    painted: middle('painted'),
    interactive: middle('interactive'),
    blocked: middle('blocked'),
    shifted: middle('shifted'),
  };
}

async function serveBareMarkup(context: BrowserContext): Promise<BrowserContext> {
  await context.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html', body: bareMarkup })
      : route.fulfill({ status: 204 }),
  );

  return context;
}
