import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { type Account, signUp } from '../e2e/testkit/account.ts';
import { newContext } from '../e2e/testkit/context.ts';
import { publicScreenPaths, userScreenPaths } from '../e2e/testkit/screens.ts';
import { type SeedLanguage, seedAccount } from '../e2e/testkit/seed-account.ts';
import { type TestEnvironment, withTestEnvironment } from '../e2e/testkit/test-environment.ts';
import { root } from './slice-map.ts';

/**
 * Photographs every built screen into `.cache/photographs/`, narrow to wide, light and dark, English and Arabic,
 * empty and filled, in German, whose words are the longest, and on a desk in Chinese. `node scripts/photograph.ts /app/goals --width 360`
 * takes only what begins with that path, at that width.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string' },
    scheme: { type: 'string' },
    language: { type: 'string' },
    state: { type: 'string' },
  },
});

const widths = [360, 768, 1440] as const;
const schemes = ['light', 'dark'] as const;
const languages = ['en', 'ar', 'de', 'zh-CN'] as const;
const states = ['empty', 'filled'] as const;
const folder = join(root, '.cache/photographs');

const isWanted = (value: string | number, wanted: string | undefined) =>
  wanted === undefined || String(value) === wanted;

await withTestEnvironment(async (stage) => {
  if (positionals.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const language of languages.filter((one) => isWanted(one, values.language))) {
    for (const state of states.filter((one) => isWanted(one, values.state))) {
      const account = await signUp(stage.server.origin, stage.mailbox, language);
      if (state === 'filled') await seedAccount(account.api, workIn(language));
      await photographAll(stage, account, { language, state });
    }
  }
});

type Language = (typeof languages)[number];
type Condition = { language: Language; state: (typeof states)[number] };

/** There is no German or Chinese work: their interfaces are looked at around an English one. */
function workIn(language: Language): SeedLanguage {
  return language === 'ar' ? 'ar' : 'en';
}

function widthsFor(language: Language) {
  return language === 'zh-CN' ? ([1440] as const) : widths;
}

async function photographAll(
  stage: TestEnvironment,
  account: Account,
  { language, state }: Condition,
) {
  for (const scheme of schemes.filter((one) => isWanted(one, values.scheme))) {
    for (const width of widthsFor(language).filter((one) => isWanted(one, values.width))) {
      const look = { language, scheme, width };
      const signedIn = await newContext(stage.browser, stage.server.origin, look, account);
      const signedOut = await newContext(stage.browser, stage.server.origin, look);
      for (const { path, isPublic } of await screensOf(account)) {
        if (isPublic && state === 'filled') continue;
        const name = `${fileOf(path)}-${language}-${state}-${scheme}-${width}`;
        await photograph(isPublic ? signedOut : signedIn, path, name);
      }
      await signedIn.close();
      await signedOut.close();
    }
  }
}

/** The screens of an account and those of nobody; all or those asked for. */
async function screensOf({ api }: Account) {
  const all = [
    ...publicScreenPaths().map((path) => ({ path, isPublic: true })),
    ...(await userScreenPaths(api)).map((path) => ({ path, isPublic: false })),
  ];

  return all.filter(
    ({ path }) => positionals.length === 0 || positionals.some((one) => path.startsWith(one)),
  );
}

/** `/app/goals/0198…` as `app_goals_id`. */
function fileOf(path: string): string {
  const plain = path.replace(/\?.*$/, '').replace(/[\w-]{36}$/, 'id');

  return plain.slice(1).replaceAll('/', '_') || 'landing';
}

async function photograph(context: BrowserContext, path: string, name: string) {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.setViewportSize(await wholePage(page));
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
}

/** As tall as what is on it, so that what follows the window stands where it belongs. */
function wholePage(page: Page): Promise<{ width: number; height: number }> {
  return page.evaluate(() => ({
    width: window.innerWidth,
    height: Math.min(3_000, Math.max(window.innerHeight, document.documentElement.scrollHeight)),
  }));
}
