import type { EditorStateConfig, Extension } from '@codemirror/state';
import { EditorView, type EditorViewConfig, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { debounce } from '../../platform/debounce.ts';
import { lastPositionsKey } from '../../platform/device-texts.ts';
import { type SafeStorage, safeLocalStorage } from '../../platform/storage.ts';
import { scrollMarginTop } from '../editor/findings/finding-notes.ts';
import type { Draft } from '../storage/device/database.ts';

/**
 * Where the user left a text: the selection, and a character near the top of the window (`top`) with its distance from the viewport's top
 * in pixels (`offset`).
 */
export type TextPosition = { anchor: number; head: number; top: number; offset: number };

/** The last position in one text on this device. */
export type LastPosition = {
  /** Whether the editor takes focus on opening. Not on touch devices, where the on-screen keyboard would cover the text. */
  takesFocus: boolean;
  /** Initial selection and scroll position for a text of this length, clamped to it. */
  start(length: number): {
    state: Pick<EditorStateConfig, 'selection'>;
    view: Pick<EditorViewConfig, 'scrollTo'>;
  } | null;
  /** Stores the position from now on, under the id that the text has at that time. */
  remember(textId: () => string): Extension;
};

const maxTexts = 200;
const storeDebounce = { waitMs: 400, maxWaitMs: 3_000 };

export function lastPosition(
  userId: string,
  draft: Draft,
  storage = safeLocalStorage,
): LastPosition {
  const positions = positionStore(storage, userId);
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
        const scrollHold = current && keepScrollPosition(view, () => current);
        const measure = () => {
          const { anchor, head } = view.state.selection.main;
          const top = scrollHold?.isHeld() ? null : measureTop(view);
          current = { top: 0, offset: 0, ...current, ...top, anchor, head };
        };
        const write = () => current && positions.write(textId(), current);
        const debouncedStore = debounce(() => {
          measure();
          write();
        }, storeDebounce);
        const onScroll = () => {
          measure(); // CodeMirror's scroll listener runs first, so these lines are drawn
          debouncedStore.schedule();
        };
        window.addEventListener('scroll', onScroll, { passive: true });
        window.addEventListener('pagehide', write); // only stores: an unloading page reports wrong line positions

        return {
          update({ docChanged, selectionSet, changes, state }: ViewUpdate) {
            if (!docChanged && !selectionSet) return;
            const { anchor, head } = state.selection.main;
            const { top = 0, offset = 0 } = current ?? {};
            current = { top: changes.mapPos(top), offset, anchor, head };
            debouncedStore.schedule();
          },

          /** Only stores: another screen may already be shown. */
          destroy() {
            scrollHold?.stop();
            debouncedStore.cancel();
            window.removeEventListener('scroll', onScroll);
            window.removeEventListener('pagehide', write);
            write();
          },
        };
      }),
  };
}

function scrollTo({ top, offset }: TextPosition): ReturnType<typeof EditorView.scrollIntoView> {
  return EditorView.scrollIntoView(top, { y: 'start', yMargin: offset - scrollMarginTop });
}

const holdMs = 3_000;
const inputEvents = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;

/**
 * Columns, web fonts and newly measured lines shift the text after the initial scroll. Restores the position until the user acts, or for a
 * few seconds.
 */
function keepScrollPosition(view: EditorView, position: () => TextPosition | null) {
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
    for (const act of inputEvents) window.removeEventListener(act, stop, { capture: true });
  };
  const timer = setTimeout(stop, holdMs);
  window.addEventListener('scroll', correct, { passive: true });
  for (const act of inputEvents)
    window.addEventListener(act, stop, { capture: true, passive: true });

  return { isHeld: () => isHeld, stop };
}

/** The first visible line of the text. */
function measureTop(view: EditorView): Pick<TextPosition, 'top' | 'offset'> | null {
  const box = view.contentDOM.getBoundingClientRect();
  if (box.width === 0) return null;
  const middle = (box.left + box.right) / 2; // at a wrap, the end of a line is ambiguous between two lines
  const top = view.posAtCoords({ x: middle, y: Math.max(box.top + 1, 1) }, false);
  const drawn = view.coordsAtPos(top);

  return drawn && { top, offset: Math.round(drawn.top) };
}

/** Positions of the most recently opened texts, newest last. */
export function positionStore(storage: SafeStorage, userId: string) {
  const key = lastPositionsKey(userId);
  const readAll = (): [string, TextPosition][] => {
    try {
      const kept: unknown = JSON.parse(storage.get(key) ?? '[]');

      return Array.isArray(kept) ? kept.filter(isStoredPosition) : [];
    } catch {
      return [];
    }
  };

  return {
    read: (textId: string) => readAll().find(([id]) => id === textId)?.[1] ?? null,

    write(textId: string, position: TextPosition) {
      const others = readAll().filter(([id]) => id !== textId);
      const kept = [...others, [textId, position]].slice(-maxTexts);
      storage.set(key, JSON.stringify(kept));
    },
  };
}

function isStoredPosition(value: unknown): value is [string, TextPosition] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const { anchor, head, top, offset } = Object(value[1]);
  const isOffset = (at: unknown) => Number.isInteger(at) && Number(at) >= 0;

  return [anchor, head, top].every(isOffset) && Number.isFinite(offset);
}
