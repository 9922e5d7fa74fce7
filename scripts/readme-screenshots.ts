import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createApiClient } from '../e2e/testkit/api.ts';
import { launchBrowser } from '../e2e/testkit/browser.ts';
import { newContext } from '../e2e/testkit/context.ts';
import prepare from '../e2e/testkit/prepare.ts';
import { freePort } from '../e2e/testkit/server.ts';
import { root } from './command-steps.ts';
import { password, people, writerRole } from './demo/accounts.ts';
import { openDemo } from './demo/open-demo.ts';

/** Takes the screenshots of the README from the demo: `node scripts/readme-screenshots.ts`. */
const folder = join(root, 'docs/images');

await prepare();
const dataDir = mkdtempSync(join(tmpdir(), 'longhand-pictures-'));
rmSync(dataDir, { recursive: true });
process.env['PORT'] = String(await freePort());
process.env['PUBLIC_URL'] = `http://127.0.0.1:${process.env['PORT']}`;
const { server, origin } = await openDemo(dataDir, () => {});
const browser = await launchBrowser();
try {
  const writer = people.find(({ role }) => role === writerRole);
  if (writer === undefined) throw new Error('The demo has no writer account.');
  const { email, firstName } = writer;
  const api = createApiClient(origin);
  await api.auth.login({ body: { email, password } });
  const context = await newContext(browser, origin, {}, { email, password, firstName, api });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 1000 });
  mkdirSync(folder, { recursive: true });

  const { items: goals } = await api.goals.list({ query: { status: 'active' } });
  const draft = goals.find(({ kind, measure }) => kind === 'target' && measure === 'page');
  const { items: texts } = await api.writingLab.listSamples({ query: { size: 100 } });
  const chapter = texts.find(({ language, words }) => language === 'en' && words > 1_000);
  await takeScreenshot(page, { path: `/app/goals/${draft?.id}`, name: 'goal' });
  await takeScreenshot(page, {
    path: `/app/writing-lab/analyzer?sample=${chapter?.id}`,
    name: 'analyzer',
    beforeScreenshot: async () => {
      await page.locator('.cm-content').click({ position: { x: 40, y: 120 } });
      await page.keyboard.press('F8');
    },
  });
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();

type Screenshot = { path: string; name: string; beforeScreenshot?: () => Promise<void> };

async function takeScreenshot(page: Page, { path, name, beforeScreenshot }: Screenshot) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await beforeScreenshot?.();
  await page.waitForTimeout(1_500);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
