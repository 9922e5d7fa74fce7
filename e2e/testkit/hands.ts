import type { Locator, Page } from 'playwright-core';

/** How a person works: with a pointer, or by keyboard alone. The same story is told with either. */
export type Hands = {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  /** Opens a menu and takes an item of it. */
  choose(menu: Locator, item: Locator): Promise<void>;
  /** Puts text on the clipboard and pastes it. */
  paste(target: Locator, text: string): Promise<void>;
};

export function pointer(page: Page): Hands {
  return {
    press: (target) => target.click(),
    write: (target, text) => target.fill(text),
    async choose(menu, item) {
      await menu.click();
      await item.click();
    },
    async paste(target, text) {
      await target.click();
      await pasteText(page, text);
    },
  };
}

export function keyboard(page: Page): Hands {
  const { keyboard: keys } = page;

  return {
    async press(target) {
      await reach(page, target, 'Tab');
      await keys.press((await isBox(target)) ? 'Space' : 'Enter');
    },
    async write(target, text) {
      await reach(page, target, 'Tab');
      await keys.press('ControlOrMeta+A');
      await keys.type(text);
    },
    async choose(menu, item) {
      await reach(page, menu, 'Tab');
      await keys.press('Enter');
      await reach(page, item, 'ArrowDown');
      await keys.press('Enter');
    },
    async paste(target, text) {
      await reach(page, target, 'Tab');
      await pasteText(page, text);
    },
  };
}

/** No screen of ours has more stops than this; beyond it the target can not be reached by keyboard. */
const mostSteps = 120;

async function reach(page: Page, target: Locator, key: 'Tab' | 'ArrowDown') {
  await target.waitFor();
  for (let step = 0; step < mostSteps; step += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached with ${mostSteps} times ${key}.`);
}

function isBox(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.matches('[type=checkbox], [type=radio]'));
}

async function pasteText(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('ControlOrMeta+V');
}

/** Whether the keyboard is there. */
export function hasFocus(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element === document.activeElement);
}
