import { findBrowser } from '../../scripts/find-browser.ts';
import { buildWebIfStale } from '../../scripts/web-build.ts';

/** Brings up what every story needs: a browser, and the web application as its sources have it. */
export default async function prepare(): Promise<void> {
  process.env['CHROMIUM_PATH'] = await findBrowser();
  await buildWebIfStale();
}
