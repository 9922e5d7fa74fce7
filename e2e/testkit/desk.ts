import type { Locator, Page } from 'playwright-core';
import { pointer } from './hands.ts';
import type { Say } from './texts.ts';

/** The analyzer as a story uses it. */
export function deskOn(page: Page, say: Say) {
  const editor = page.locator('.cm-content');
  const saveButton = page.getByRole('button', { name: say('writing-lab.save.save'), exact: true });
  const dialog = page.getByRole('dialog');

  return {
    editor,
    dialog,
    saveButton,

    async openNew() {
      await page.goto('/app/writing-lab/analyzer?new=1');
      await editor.waitFor();
    },

    async openSample(id: string) {
      await page.goto(`/app/writing-lab/analyzer?sample=${id}`);
      await editor.waitFor();
    },

    /** A command of the menu beside the meta line. */
    async command(key: string, role: 'menuitem' | 'menuitemcheckbox' = 'menuitem') {
      const menu = page.getByRole('button', { name: say('writing-lab.editor.tools'), exact: true });
      await pointer(page).press(menu);
      await pointer(page).press(page.getByRole(role, { name: say(key), exact: true }));
    },

    /** Typed signs are replaced from now on, or are known to stay. */
    signs: (are: 'smart' | 'typed') => page.locator(`.cm-content[data-signs="${are}"]`).waitFor(),

    paste: (text: string) => pointer(page).paste(editor, text),

    /** The analysis of the text as it stands has come. */
    analyzed: () => page.getByText(footOf(say)).first().waitFor(),

    /** The draft is on this device, and nowhere else. */
    kept: () => page.getByText(keptPhrase(say)).waitFor(),

    async save(title: string, place: 'server' | 'device' = 'server') {
      await saveButton.click();
      await dialog.getByLabel(say('writing-lab.editor.title')).fill(title);
      await dialog.getByRole('radio', { name: say(`writing-lab.save.${place}`) }).check();
      await dialog.getByRole('button', { name: say('writing-lab.save.save') }).click();
    },

    saved: (version: number, place: 'server' | 'device' = 'server') =>
      page.getByText(say('writing-lab.kept.saved', { place, version })).waitFor(),

    /** Scrolls to the middle of a long text. */
    toMiddle: () => page.locator('.cm-scroller').evaluate(scrollToMiddle),

    /** The editor shows the lines near its viewport alone: this is about those. */
    line: (text: string): Locator => editor.locator('.cm-line', { hasText: text }),
  };
}

function scrollToMiddle(scroller: Element) {
  const isScrolled = scroller.scrollHeight > scroller.clientHeight + 1;
  const scrolled = isScrolled ? scroller : document.documentElement;
  scrolled.scrollTo({ top: scrolled.scrollHeight / 2, behavior: 'instant' });
}

/** A sentence with its figures left open. */
function footOf(say: Say): RegExp {
  const [text, edit] = ['text', 'edit'].map((of) =>
    pattern(say('writing-lab.foot.analyzed', { of, milliseconds: 0 })),
  );

  return new RegExp(`${text?.source}|${edit?.source}`);
}

function keptPhrase(say: Say): RegExp {
  return pattern(say('writing-lab.kept.device', { time: '0:0' }));
}

function pattern(sentence: string): RegExp {
  const escaped = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

  // French sets a thin space between thousands.
  return new RegExp(escaped.replaceAll(/[0٠]+/g, String.raw`[\d٠-٩][\d٠-٩.,٬\s]*`));
}
