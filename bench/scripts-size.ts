import type { BrowserContext } from 'playwright-core';
import { signUp } from '../e2e/testkit/account.ts';
import { newContext } from '../e2e/testkit/context.ts';
import { withTestEnvironment } from '../e2e/testkit/test-environment.ts';
import { printComparisons } from './report.ts';

/** Transfer size of the JavaScript that a browser with an empty cache fetches until the network is idle. */
await withTestEnvironment(async ({ browser, server, mailbox }) => {
  const account = await signUp(server.origin, mailbox);
  const landing = await scriptBytes(await newContext(browser, server.origin), '/');
  const app = await scriptBytes(await newContext(browser, server.origin, {}, account), '/app');

  printComparisons('Initial JavaScript (brotli)', [
    { what: '/', unit: 'kB', ours: landing, reference: { name: '/app', value: app } },
  ]);
});

async function scriptBytes(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();

  return bytes / 1000;
}
