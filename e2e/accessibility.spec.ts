import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousViolations } from './testkit/axe.ts';
import { openWhole } from './testkit/open-whole.ts';
import { ownScreens, publicScreens } from './testkit/screens.ts';
import { expectSpoken } from './testkit/spoken.ts';
import { story } from './testkit/story.ts';
import { fillWithWork } from './testkit/work.ts';

const looks = [
  { language: 'en', scheme: 'light', width: 1440 },
  { language: 'en', scheme: 'dark', width: 360 },
  { language: 'ar', scheme: 'dark', width: 1440 },
  { language: 'ar', scheme: 'light', width: 360 },
] as const;

type Look = (typeof looks)[number];

describe.each(looks)('in $language, $scheme, $width px wide', (look) => {
  story('axe finds nothing serious on public screens', async ({ newVisitor }) => {
    const { page } = await newVisitor(look);
    await expectSound(page, look, publicScreens());
  });

  story('axe finds nothing serious on the screens of a new account', async ({ newWriter }) => {
    const { page, api } = await newWriter(look);
    await expectSound(page, look, await ownScreens(api));
  });

  story('axe finds nothing serious on the screens of a busy account', async ({ newWriter }) => {
    const { page, api } = await newWriter(look);
    await fillWithWork(api, look.language);
    const paths = await ownScreens(api);
    await expectSound(page, look, paths.filter(showsWork));
  });
});

/** The settings are the same whatever was written. */
const showsWork = (path: string) => !path.startsWith('/app/settings');

/** Opens one screen after the other and tells all that is wrong with them at once. */
async function expectSound(page: Page, { language }: Look, paths: readonly string[]) {
  const wrong: string[] = [];
  for (const path of paths) {
    await openWhole(page, path);
    await expectSpoken(page, language);
    const tooWide = await overflow(page);
    if (tooWide > 0) wrong.push(`${path} is ${tooWide} px wider than the window`);
    wrong.push(...(await seriousViolations(page)).map((violation) => `${path} ${violation}`));
  }
  expect(wrong).toEqual([]);
}

/** Pixels by which a page can be scrolled sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;

    return scrollWidth - clientWidth;
  });
}
