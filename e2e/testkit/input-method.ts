import type { Locator, Page } from 'playwright-core';

/** Input by pointer or by keyboard alone, so that one test can run with either. */
export type InputMethod = {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  /** Opens a menu and selects an item. */
  choose(menu: Locator, item: Locator): Promise<void>;
  /** Copies text to the clipboard and pastes it. */
  paste(target: Locator, text: string): Promise<void>;
};

export function pointerInput(page: Page): InputMethod {
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

export function keyboardInput(page: Page): InputMethod {
  const { keyboard: keys } = page;

  return {
    async press(target) {
      await focusByKey(page, target, 'Tab');
      await keys.press((await isCheckboxOrRadio(target)) ? 'Space' : 'Enter');
    },
    async write(target, text) {
      await focusByKey(page, target, 'Tab');
      await keys.press('ControlOrMeta+A');
      await keys.type(text);
    },
    async choose(menu, item) {
      await focusByKey(page, menu, 'Tab');
      await keys.press('Enter');
      await focusByKey(page, item, 'ArrowDown');
      await keys.press('Enter');
    },
    async paste(target, text) {
      await focusByKey(page, target, 'Tab');
      await pasteText(page, text);
    },
  };
}

/** More than the tab stops of any screen; beyond it the target counts as unreachable by keyboard. */
const maxSteps = 120;

async function focusByKey(page: Page, target: Locator, key: 'Tab' | 'ArrowDown') {
  await target.waitFor();
  for (let step = 0; step < maxSteps; step += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached with ${maxSteps} times ${key}.`);
}

function isCheckboxOrRadio(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.matches('[type=checkbox], [type=radio]'));
}

async function pasteText(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('ControlOrMeta+V');
}

/** Whether the element has the focus. */
export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
