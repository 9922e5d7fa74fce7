import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { patience } from './patience.ts';

export type Gallery = { address: string; close(): Promise<void> };

/**
 * The parts of the design system on one page. Only the development server has it, so a story brings up one of its own; it is visited
 * once before the story, because what it depends on is bundled at the first visit and the page loads again.
 */
export async function openGallery(browser: Browser, server: { origin: string }): Promise<Gallery> {
  process.env['LONGHAND_SERVER'] = server.origin;
  const vite = await createServer({
    root: join(import.meta.dirname, '../../apps/web'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  await vite.listen();
  const address = `${addressOf(vite)}/dev/gallery`;
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle', timeout: patience(90_000) });
  await page
    .getByRole('figure')
    .first()
    .waitFor({ timeout: patience(60_000) });
  await page.waitForLoadState('networkidle');
  await page.close();

  return { address, close: () => vite.close() };
}

function addressOf(vite: ViteDevServer): string {
  const [address] = vite.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The development server listens nowhere.');

  return address.replace(/\/$/, '');
}
