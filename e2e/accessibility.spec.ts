import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest } from './testkit/browser-test.ts';
import { openLoaded } from './testkit/open-loaded.ts';
import { expectPageLanguage } from './testkit/page-language.ts';
import { isOfPart, publicScreenPaths, screenParts, userScreenPaths } from './testkit/screens.ts';
import { seedAccount } from './testkit/seed-account.ts';

const variants = [
  { language: 'en', scheme: 'light', width: 1440 },
  { language: 'en', scheme: 'dark', width: 360 },
  { language: 'ar', scheme: 'dark', width: 1440 },
  { language: 'ar', scheme: 'light', width: 360 },
] as const;

type Variant = (typeof variants)[number];

describe.each(variants)('in $language, $scheme, $width px wide', (variant) => {
  browserTest('axe finds no serious violation on public screens', async ({ newVisitor }) => {
    const { page } = await newVisitor(variant);
    await expectAccessible(page, variant, publicScreenPaths());
  });

  for (const part of screenParts) {
    browserTest(
      `axe finds no serious violation on ${part} of a new account`,
      async ({ newWriter }) => {
        const { page, api } = await newWriter(variant);
        const paths = await userScreenPaths(api);
        await expectAccessible(page, variant, paths.filter(isOfPart(part)));
      },
    );

    browserTest(
      `axe finds no serious violation on ${part} of an account with content`,
      async ({ newWriter }) => {
        const { page, api } = await newWriter(variant);
        await seedAccount(api, variant.language);
        await api.reports.create();
        const paths = (await userScreenPaths(api)).filter(showsWork);
        await expectAccessible(page, variant, paths.filter(isOfPart(part)));
      },
    );
  }
});

/** The settings screens show no written content. */
const showsWork = (path: string) => !path.startsWith('/app/settings');

/** Checks all screens and reports all problems at once. */
async function expectAccessible(page: Page, { language }: Variant, paths: readonly string[]) {
  const problems: string[] = [];
  for (const path of paths) {
    await openLoaded(page, path);
    await expectPageLanguage(page, language);
    const overflowWidth = await horizontalOverflow(page);
    if (overflowWidth > 0) problems.push(`${path} is ${overflowWidth} px wider than the window`);
    problems.push(...(await seriousViolations(page)).map((violation) => `${path} ${violation}`));
  }
  expect(problems).toEqual([]);
}

/** Horizontal overflow of the page in pixels. */
function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;

    return scrollWidth - clientWidth;
  });
}
