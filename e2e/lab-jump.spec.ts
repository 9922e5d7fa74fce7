import { novel } from '@longhand/bench/texts';
import { expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');

story(
  'a text is clicked where a jump ends, though its lines were still moving, and the words land there',
  async ({ newWriter }) => {
    const { page, api } = await newWriter();
    const id = crypto.randomUUID();
    await api.writingLab.createSample({
      body: { id, title: 'The tide tables', kind: 'fiction', language: 'en', text: novel(20_000) },
    });
    const desk = deskOn(page, say);
    await desk.openSample(id);
    await desk.analyzed(); // what the analysis finds draws the lines again
    await desk.editor.locator('.cm-line').first().click();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const { x = 0 } = (await desk.editor.boundingBox()) ?? {};
    const pressed = { x: Math.min(x + 200, width - 1), y: height / 2 };
    expect(await page.evaluate(pressAfterJump, pressed)).toBe(true);
    await page.keyboard.type('At once.');
    const { y = 0, height: high = 0 } = (await desk.line('At once.').boundingBox()) ?? {};
    expect(y < pressed.y && pressed.y < y + high).toBe(true);

    await page.keyboard.press('ControlOrMeta+Home');
    await page.evaluate(jumpAndBack);
    const gaveUp = page.waitForEvent('console', (said) => /stabilize|restarted/.test(said.text()));
    await page.evaluate(jumpWhileMoving);
    await gaveUp;

    await page.mouse.click(pressed.x, pressed.y);
    await page.keyboard.type('Here the words land.');
    const line = desk.line('Here the words land.');
    await line.waitFor();
    expect((await line.boundingBox())?.y).toBeGreaterThan(0);
    expect((await line.boundingBox())?.y).toBeLessThan(height);
    expect(await page.evaluate(() => document.documentElement.scrollTop)).toBeGreaterThan(height);
  },
);

/** Half-way down, so that the lines there have been measured, and back to the top. */
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

/** Presses in lines that were never drawn, before the next frame. Whether the room for others is as high as the editor says. */
function pressAfterJump({ x, y }: { x: number; y: number }): boolean {
  window.scrollTo({ top: document.body.scrollHeight * 0.75, behavior: 'instant' });
  const press = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 };
  const content = document.querySelector('.cm-content');
  for (const type of ['mousedown', 'mouseup']) content?.dispatchEvent(new MouseEvent(type, press));
  const rooms = [...document.querySelectorAll<HTMLElement>('.cm-gap')];

  return rooms.every((room) => getComputedStyle(room).height === room.style.height);
}

/** Jumps half-way down, and until the editor gives up measuring, it finds itself elsewhere. */
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
    if (element === content) measured++; // once in each measurement
    return styleOf.call(window, element, pseudo);
  };
  const placeOf = content.getBoundingClientRect.bind(content);
  content.getBoundingClientRect = () => {
    const { x, y, width, height } = placeOf();
    const off = measured > 0 && isMoving ? 4_000 * ((measured % 2) + 1) : 0;

    return new DOMRect(x, y - off, width, height);
  };
  page.scrollTo({ top: page.scrollHeight / 2, behavior: 'instant' });
}
