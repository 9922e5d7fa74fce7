import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { scaleTimeout } from './scale-timeout.ts';

export type Gallery = { address: string; close(): Promise<void> };

/**
 * Starts the component gallery. Only the Vite development server serves it, so each test file starts its own. One visit beforehand makes
 * Vite bundle the dependencies, which reloads the page.
 */
export async function startGallery(browser: Browser, server: { origin: string }): Promise<Gallery> {
  process.env['LONGHAND_SERVER'] = server.origin;
  const vite = await createServer({
    root: join(import.meta.dirname, '../../apps/web'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  await vite.listen();
  const address = `${addressOf(vite)}/dev/gallery`;
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle', timeout: scaleTimeout(90_000) });
  await page
    .getByRole('figure')
    .first()
    .waitFor({ timeout: scaleTimeout(60_000) });
  await page.waitForLoadState('networkidle');
  await page.close();

  return { address, close: () => vite.close() };
}

function addressOf(vite: ViteDevServer): string {
  const [address] = vite.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The development server listens nowhere.');

  return address.replace(/\/$/, '');
}
