import type { Locator, Page } from 'playwright-core';
import { pointerInput } from './input-method.ts';
import type { Translate } from './translator.ts';

/** Page object of the analyzer screen. */
export function analyzerPage(page: Page, t: Translate) {
  const editor = page.locator('.cm-content');
  const saveButton = page.getByRole('button', { name: t('writing-lab.save.save'), exact: true });
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

    /** Runs a command from the tools menu. */
    async command(key: string, role: 'menuitem' | 'menuitemcheckbox' = 'menuitem') {
      const menu = page.getByRole('button', { name: t('writing-lab.editor.tools'), exact: true });
      await pointerInput(page).press(menu);
      await pointerInput(page).press(page.getByRole(role, { name: t(key), exact: true }));
    },

    /** Waits until smart punctuation is on ("smart") or off ("typed"). */
    smartPunctuation: (state: 'smart' | 'typed') =>
      page.locator(`.cm-content[data-signs="${state}"]`).waitFor(),

    paste: (text: string) => pointerInput(page).paste(editor, text),

    /** Waits for the analysis of the current text. */
    analyzed: () => page.getByText(analyzedPattern(t)).first().waitFor(),

    /** Waits until the draft is autosaved on this device. */
    draftSaved: () => page.getByText(draftSavedPattern(t)).waitFor(),

    async save(title: string, place: 'server' | 'device' = 'server') {
      await saveButton.click();
      await dialog.getByLabel(t('writing-lab.editor.title')).fill(title);
      await dialog.getByRole('radio', { name: t(`writing-lab.save.${place}`) }).check();
      await dialog.getByRole('button', { name: t('writing-lab.save.save') }).click();
    },

    saved: (version: number, place: 'server' | 'device' = 'server') =>
      page.getByText(t('writing-lab.kept.saved', { place, version })).waitFor(),

    /** Scrolls to the middle of the text. */
    scrollToMiddle: () => page.locator('.cm-scroller').evaluate(scrollElementToMiddle),

    /** Matches rendered lines only: the editor draws just those near the viewport. */
    line: (text: string): Locator => editor.locator('.cm-line', { hasText: text }),
  };
}

function scrollElementToMiddle(scroller: Element) {
  const isScrolled = scroller.scrollHeight > scroller.clientHeight + 1;
  const scrolled = isScrolled ? scroller : document.documentElement;
  scrolled.scrollTo({ top: scrolled.scrollHeight / 2, behavior: 'instant' });
}

/** The "analyzed" status line of the whole text or of an edit, with any duration. */
function analyzedPattern(t: Translate): RegExp {
  const [text, edit] = ['text', 'edit'].map((of) =>
    toNumberPattern(t('writing-lab.foot.analyzed', { of, milliseconds: 0 })),
  );

  return new RegExp(`${text?.source}|${edit?.source}`);
}

function draftSavedPattern(t: Translate): RegExp {
  return toNumberPattern(t('writing-lab.kept.device', { time: '0:0' }));
}

function toNumberPattern(sentence: string): RegExp {
  const escaped = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

  // French groups thousands with a narrow no-break space.
  return new RegExp(escaped.replaceAll(/[0٠]+/g, String.raw`[\d٠-٩][\d٠-٩.,٬\s]*`));
}
