import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { type Account, signUp } from '../e2e/testkit/account.ts';
import { newContext } from '../e2e/testkit/context.ts';
import { publicScreenPaths, userScreenPaths } from '../e2e/testkit/screens.ts';
import { type SeedLanguage, seedAccount } from '../e2e/testkit/seed-account.ts';
import { seedConversations } from '../e2e/testkit/seed-conversations.ts';
import { type TestEnvironment, withTestEnvironment } from '../e2e/testkit/test-environment.ts';
import { root } from './slice-map.ts';

/**
 * Takes screenshots of every built screen into `.cache/photographs/`: narrow to wide, light and dark, in English and Arabic, empty and
 * filled; in German, which has the longest words, and in Chinese on desktop. `node scripts/screenshots.ts /app/goals --width 360` only
 * captures screens below that path at that width.
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

const isSelected = (value: string | number, selected: string | undefined) =>
  selected === undefined || String(value) === selected;

await withTestEnvironment(async (stage) => {
  if (positionals.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const language of languages.filter((one) => isSelected(one, values.language))) {
    for (const state of states.filter((one) => isSelected(one, values.state))) {
      const account = await signUp(stage.server.origin, stage.mailbox, language);
      if (state === 'filled') {
        await seedAccount(account.api, getWorkLanguage(language));
        await account.api.reports.create();
        await seedMessages(stage, account, language);
      }
      await captureAll(stage, account, { language, state });
    }
  }
});

type ScreenLanguage = (typeof languages)[number];
type CaptureCondition = { language: ScreenLanguage; state: (typeof states)[number] };

async function seedMessages(stage: TestEnvironment, account: Account, language: ScreenLanguage) {
  const signUpOther = async () => (await signUp(stage.server.origin, stage.mailbox)).api;
  const others = {
    tomas: await signUpOther(),
    lucia: await signUpOther(),
    stranger: await signUpOther(),
  };
  const run = languages.indexOf(language);
  await seedConversations(account.api, others, { language: getWorkLanguage(language), run });
}

/** There is no German or Chinese sample work; their interfaces are shown with English work. */
function getWorkLanguage(language: ScreenLanguage): SeedLanguage {
  return language === 'ar' ? 'ar' : 'en';
}

function getWidths(language: ScreenLanguage) {
  return language === 'zh-CN' ? ([1440] as const) : widths;
}

async function captureAll(
  stage: TestEnvironment,
  account: Account,
  { language, state }: CaptureCondition,
) {
  for (const scheme of schemes.filter((one) => isSelected(one, values.scheme))) {
    for (const width of getWidths(language).filter((one) => isSelected(one, values.width))) {
      const appearance = { language, scheme, width };
      const signedIn = await newContext(stage.browser, stage.server.origin, appearance, account);
      const signedOut = await newContext(stage.browser, stage.server.origin, appearance);
      for (const { path, isPublic } of await listScreens(account)) {
        if (isPublic && state === 'filled') continue;
        const name = `${toFileName(path)}-${language}-${state}-${scheme}-${width}`;
        await captureScreen(isPublic ? signedOut : signedIn, path, name);
      }
      await signedIn.close();
      await signedOut.close();
    }
  }
}

/** The screens of the account and the public ones; all or those requested. */
async function listScreens({ api }: Account) {
  const all = [
    ...publicScreenPaths().map((path) => ({ path, isPublic: true })),
    ...(await userScreenPaths(api)).map((path) => ({ path, isPublic: false })),
  ];

  return all.filter(
    ({ path }) => positionals.length === 0 || positionals.some((one) => path.startsWith(one)),
  );
}

/** `/app/goals/0198…` as `app_goals_id`. */
function toFileName(path: string): string {
  const plain = path
    .replace(/\?c=.*$/, '_open')
    .replace(/\?.*$/, '')
    .replace(/[\w-]{36}$/, 'id');

  return plain.slice(1).replaceAll('/', '_') || 'landing';
}

async function captureScreen(context: BrowserContext, path: string, name: string) {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.setViewportSize(await measurePage(page));
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
}

/** The full height of the page, so that sticky elements are in place. */
function measurePage(page: Page): Promise<{ width: number; height: number }> {
  return page.evaluate(() => ({
    width: window.innerWidth,
    height: Math.min(3_000, Math.max(window.innerHeight, document.documentElement.scrollHeight)),
  }));
}
