import type { BrowserContext } from 'playwright-core';
import { newContext } from '../e2e/testkit/context.ts';
import { onStage } from '../e2e/testkit/stage.ts';
import { fillWithWork } from '../e2e/testkit/work.ts';
import { signUp } from '../e2e/testkit/writer.ts';
import { slowdown, type Visit, visit } from './page-timing.ts';
import { median, print } from './report.ts';

/**
 * The first visit of a page with an empty cache, the processor slowed four times. Beside it, at the same address, a page
 * of three lines without a script; for the shift and the time blocked, what Core Web Vitals calls good.
 */
const visits = 5;
const bareMarkup = '<!doctype html><title>Bare</title><h1>One</h1><p>Two</p><p>Three</p>';
const good = { shifted: 0.1, blocked: 200 };

await onStage(async ({ browser, server, mailbox }) => {
  const account = await signUp(server.origin, mailbox);
  await fillWithWork(account.api);
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
    const ours = await typical(open, path);
    const bare = await typical(() => open().then(withoutApp), path);
    const beside = (value: number) => ({ name: 'three lines of markup', value });

    print(`${name}, processor slowed ${slowdown} times`, [
      { what: 'first paint', unit: 'ms', ours: ours.painted, reference: beside(bare.painted) },
      {
        what: 'interactive',
        unit: 'ms',
        ours: ours.interactive,
        reference: beside(bare.interactive),
      },
      {
        what: 'blocked',
        unit: 'ms',
        ours: ours.blocked,
        reference: { name: 'good', value: good.blocked },
      },
      {
        what: 'layout shift',
        unit: '',
        ours: ours.shifted,
        reference: { name: 'good', value: good.shifted },
      },
    ]);
  }
});

/** The median of some visits, each with a window of its own. */
async function typical(open: () => Promise<BrowserContext>, path: string): Promise<Visit> {
  const seen: Visit[] = [];
  for (let n = 0; n < visits; n += 1) seen.push(await visit(await open(), path));
  const middle = (key: keyof Visit) => median(seen.map((each) => each[key]));

  return {
    painted: middle('painted'),
    interactive: middle('interactive'),
    blocked: middle('blocked'),
    shifted: middle('shifted'),
  };
}

async function withoutApp(context: BrowserContext): Promise<BrowserContext> {
  await context.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html', body: bareMarkup })
      : route.fulfill({ status: 204 }),
  );

  return context;
}
