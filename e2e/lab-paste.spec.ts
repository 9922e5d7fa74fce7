import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

describe('the text', () => {
  browserTest(
    'rich text is pasted as Markdown without scripts and styles, and its words are counted once',
    async ({ newWriter }) => {
      const { page, allowErrors } = await newWriter();
      allowErrors(/inline event handler violates/);
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.editor.click();
      const richText =
        '<style>b { color: red }</style><h2>The quay</h2><p onclick="alert(1)">Some <b>bold</b> salt.<script>alert(2)</script></p>';
      const expectWordCount = (count: number) =>
        page.getByText(t('writing-lab.words', { count }), { exact: true }).waitFor();
      await pasteRich(page, richText);

      await expect.poll(() => analyzer.editor.innerText()).toContain('**bold**');
      expect(await analyzer.editor.innerText()).toMatch(/^## The quay\s+Some \*\*bold\*\* salt\.$/);

      await expectWordCount(5);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await expectWordCount(0);
      await pasteRich(page, richText);
      await expectWordCount(5);
      await analyzer.saveButton.click();
      await analyzer.dialog.getByLabel(t('writing-lab.save.count', { count: 5 })).waitFor(); // pasted twice, counted once
    },
  );
});

/** Pastes through an event: the browser's clipboard API sanitizes HTML, other programs do not. */
async function pasteRich(page: Page, html: string) {
  await page.evaluate((markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, html);
}
