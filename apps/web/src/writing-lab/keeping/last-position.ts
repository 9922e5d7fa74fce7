import type { EditorStateConfig, Extension } from '@codemirror/state';
import { EditorView, type EditorViewConfig, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { atRest } from '../../platform/at-rest.ts';
import { lastPositionsKey } from '../../platform/device-texts.ts';
import { localShelf, type Shelf } from '../../platform/storage.ts';
import type { Draft } from '../device/database.ts';
import { roomAbove } from '../editor/notes.ts';

/** Where a writer left a text: the selection, and a character near the top of the window with the height it had there. */
export type TextPosition = { anchor: number; head: number; top: number; offset: number };

/** The position of one text on this device. */
export type LastPosition = {
  /** Whether the writer goes on in the text at once. With fingers the keyboard of the screen would cover it. */
  takesFocus: boolean;
  /** What an editor of a text of this length starts with. Positions beyond its end become its end. */
  start(length: number): {
    state: Pick<EditorStateConfig, 'selection'>;
    view: Pick<EditorViewConfig, 'scrollTo'>;
  } | null;
  /** Keeps the position from now on, under the id that the text has at that moment. */
  remember(textId: () => string): Extension;
};

const textsMost = 200;
const bounds = { pauseMs: 400, atMostMs: 3_000 };

export function lastPosition(userId: string, draft: Draft, shelf = localShelf): LastPosition {
  const positions = positionStore(shelf, userId);
  let current = positions.read(draft.home?.id ?? draft.id);

  return {
    takesFocus: current !== null && !matchMedia('(pointer: coarse)').matches,

    start(length) {
      if (current === null) return null;
      const within = (at: number) => Math.min(at, length);
      const { anchor, head, top } = current;
      current = { ...current, anchor: within(anchor), head: within(head), top: within(top) };

      return {
        state: { selection: { anchor: current.anchor, head: current.head } },
        view: { scrollTo: scrollTo(current) },
      };
    },

    remember: (textId) =>
      ViewPlugin.define((view) => {
        const hold = current && holdInPlace(view, () => current);
        const measure = () => {
          const { anchor, head } = view.state.selection.main;
          const top = hold?.isHeld() ? null : measureTop(view);
          current = { top: 0, offset: 0, ...current, ...top, anchor, head };
        };
        const write = () => current && positions.write(textId(), current);
        const rest = atRest(() => {
          measure();
          write();
        }, bounds);
        const scrolled = () => {
          measure(); // the editor has drawn these lines: it listens as well, and first
          rest.touch();
        };
        window.addEventListener('scroll', scrolled, { passive: true });
        window.addEventListener('pagehide', write); // a page that is going answers wrongly where its lines are

        return {
          update({ docChanged, selectionSet, changes, state }: ViewUpdate) {
            if (!docChanged && !selectionSet) return;
            const { anchor, head } = state.selection.main;
            const { top = 0, offset = 0 } = current ?? {};
            current = { top: changes.mapPos(top), offset, anchor, head };
            rest.touch();
          },

          /** The page may show another screen already: nothing is measured any more. */
          destroy() {
            hold?.stop();
            rest.cancel();
            window.removeEventListener('scroll', scrolled);
            window.removeEventListener('pagehide', write);
            write();
          },
        };
      }),
  };
}

function scrollTo({ top, offset }: TextPosition): ReturnType<typeof EditorView.scrollIntoView> {
  return EditorView.scrollIntoView(top, { y: 'start', yMargin: offset - roomAbove });
}

const holdMs = 3_000;
const acts = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;

/**
 * The columns, the fonts and the heights of lines that are drawn later move the text after it was scrolled to. It is put back
 * until the writer acts, or for a moment.
 */
function holdInPlace(view: EditorView, position: () => TextPosition | null) {
  let isHeld = true;
  const correct = () => {
    const held = position();
    const drawn = held && view.coordsAtPos(held.top);
    const distance = drawn ? Math.round(drawn.top) - held.offset : 0;
    if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' });
  };
  const sizes = new ResizeObserver(correct);
  sizes.observe(view.contentDOM);
  sizes.observe(document.body);
  const stop = () => {
    isHeld = false;
    clearTimeout(timer);
    sizes.disconnect();
    window.removeEventListener('scroll', correct);
    for (const act of acts) window.removeEventListener(act, stop, { capture: true });
  };
  const timer = setTimeout(stop, holdMs);
  window.addEventListener('scroll', correct, { passive: true });
  for (const act of acts) window.addEventListener(act, stop, { capture: true, passive: true });

  return { isHeld: () => isHeld, stop };
}

/** The first line of the window that shows the text, or the first of the text. */
function measureTop(view: EditorView): Pick<TextPosition, 'top' | 'offset'> | null {
  const box = view.contentDOM.getBoundingClientRect();
  if (box.width === 0) return null;
  const middle = (box.left + box.right) / 2; // the ends of a line belong to two lines
  const top = view.posAtCoords({ x: middle, y: Math.max(box.top + 1, 1) }, false);
  const drawn = view.coordsAtPos(top);

  return drawn && { top, offset: Math.round(drawn.top) };
}

/** The positions of the texts opened last, the newest at the end. */
export function positionStore(shelf: Shelf, userId: string) {
  const key = lastPositionsKey(userId);
  const readAll = (): [string, TextPosition][] => {
    try {
      const kept: unknown = JSON.parse(shelf.get(key) ?? '[]');

      return Array.isArray(kept) ? kept.filter(isKept) : [];
    } catch {
      return [];
    }
  };

  return {
    read: (textId: string) => readAll().find(([id]) => id === textId)?.[1] ?? null,

    write(textId: string, position: TextPosition) {
      const others = readAll().filter(([id]) => id !== textId);
      const kept = [...others, [textId, position]].slice(-textsMost);
      shelf.set(key, JSON.stringify(kept));
    },
  };
}

function isKept(value: unknown): value is [string, TextPosition] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const { anchor, head, top, offset } = Object(value[1]);
  const isPlace = (at: unknown) => Number.isInteger(at) && Number(at) >= 0;

  return [anchor, head, top].every(isPlace) && Number.isFinite(offset);
}
