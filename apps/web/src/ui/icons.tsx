import { useEffect } from 'react';
import { initialState } from '../platform/initial-state.ts';
import { createStore, useStore } from '../platform/store.ts';
import { type IconStrokes, loadIcons } from './load-icons.ts';

/** Icon names. Every icon has a text label beside it, so the interface works without icons. */
export type IconName =
  | 'today'
  | 'lab'
  | 'goals'
  | 'messages'
  | 'more'
  | 'dots'
  | 'search'
  | 'help'
  | 'bell'
  | 'close'
  | 'up'
  | 'down'
  | 'check';

const iconStrokes = createStore<IconStrokes | null>(null);
let pendingLoad: Promise<void> | undefined;

/** Preloads the icons at start-up. */
export function preloadIcons(): Promise<void> {
  const fallbackUrl = initialState.iconsFallbackUrl ?? '/icons.js';
  pendingLoad ??= loadIcons(
    () => import('./glyph-strokes.ts'),
    () => import(/* @vite-ignore */ fallbackUrl),
  ).then((strokes) => {
    iconStrokes.set(strokes);
    if (strokes === null) document.documentElement.dataset['icons'] = 'none';
  });

  return pendingLoad;
}

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  const strokes = useStore(iconStrokes);

  useEffect(() => {
    void preloadIcons();
  }, []);

  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-icon={name}
    >
      <path d={strokes?.[name]} />
    </svg>
  );
}
