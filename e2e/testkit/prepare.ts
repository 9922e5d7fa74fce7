import { findBrowser } from '../../scripts/find-browser.ts';
import { buildWebIfStale } from '../../scripts/web-build.ts';

/** Global setup: finds a browser and builds the web app if its sources have changed. */
export default async function prepare(): Promise<void> {
  process.env['CHROMIUM_PATH'] = await findBrowser();
  await buildWebIfStale();
}
