import { generateNovel } from '@longhand/bench/texts';
import { expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');

browserTest(
  'a click right after a scroll jump places the caret where it was clicked, even while line heights change',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const id = crypto.randomUUID();
    await api.writingLab.createSample({
      body: {
        id,
        title: 'The tide tables',
        kind: 'fiction',
        language: 'en',
        text: generateNovel(20_000),
      },
    });
    const analyzer = analyzerPage(page, t);
    await analyzer.openSample(id);
    await analyzer.analyzed(); // the findings redraw the lines
    await analyzer.editor.locator('.cm-line').first().click();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const { x = 0 } = (await analyzer.editor.boundingBox()) ?? {};
    const clicked = { x: Math.min(x + 200, width - 1), y: height / 2 };
    expect(await page.evaluate(pressAfterJump, clicked)).toBe(true);
    await page.keyboard.type('At once.');
    const { y = 0, height: lineHeight = 0 } = (await analyzer.line('At once.').boundingBox()) ?? {};
    expect(y < clicked.y && clicked.y < y + lineHeight).toBe(true);

    await page.keyboard.press('ControlOrMeta+Home');
    await page.evaluate(jumpAndBack);
    const measurementStopped = page.waitForEvent('console', (said) =>
      /stabilize|restarted/.test(said.text()),
    );
    await page.evaluate(jumpWhileMoving);
    await measurementStopped;

    await page.mouse.click(clicked.x, clicked.y);
    await page.keyboard.type('Here the words land.');
    const line = analyzer.line('Here the words land.');
    await line.waitFor();
    expect((await line.boundingBox())?.y).toBeGreaterThan(0);
    expect((await line.boundingBox())?.y).toBeLessThan(height);
    expect(await page.evaluate(() => document.documentElement.scrollTop)).toBeGreaterThan(height);
  },
);

/** Scrolls halfway down, so that the lines there are measured, and back to the top. */
async function jumpAndBack() {
  const page = document.documentElement;
  const drawn = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (const top of [page.scrollHeight / 2, 0]) {
    page.scrollTo({ top, behavior: 'instant' });
    await drawn();
    await drawn();
  }
}

/** Clicks unrendered lines before the next frame. Returns whether the gap elements have the height the editor assigned. */
function pressAfterJump({ x, y }: { x: number; y: number }): boolean {
  window.scrollTo({ top: document.body.scrollHeight * 0.75, behavior: 'instant' });
  const press = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 };
  const content = document.querySelector('.cm-content');
  for (const type of ['mousedown', 'mouseup']) content?.dispatchEvent(new MouseEvent(type, press));
  const gaps = [...document.querySelectorAll<HTMLElement>('.cm-gap')];

  return gaps.every((room) => getComputedStyle(room).height === room.style.height);
}

/** Scrolls halfway down while the editor measures a moving position, until it stops measuring. */
function jumpWhileMoving() {
  const page = document.documentElement;
  const content = document.querySelector('.cm-content');
  if (!content) return;
  let measured = 0;
  let isMoving = true;
  const warn = console.warn;
  console.warn = (...said) => {
    isMoving = false;
    warn(...said);
  };
  const styleOf = window.getComputedStyle;
  window.getComputedStyle = (element, pseudo) => {
    if (element === content) measured++; // once per measurement
    return styleOf.call(window, element, pseudo);
  };
  const originalRect = content.getBoundingClientRect.bind(content);
  content.getBoundingClientRect = () => {
    const { x, y, width, height } = originalRect();
    const off = measured > 0 && isMoving ? 4_000 * ((measured % 2) + 1) : 0;

    return new DOMRect(x, y - off, width, height);
  };
  page.scrollTo({ top: page.scrollHeight / 2, behavior: 'instant' });
}
