import { useEffect } from 'react';
import { initialState } from '../platform/initial-state.ts';
import { createStore, useStore } from '../platform/store.ts';
import { loadIcons, type Strokes } from './load-icons.ts';

/** The few drawn signs. Where they cannot be loaded, the words beside them carry the interface. */
export type IconName =
  | 'today'
  | 'lab'
  | 'goals'
  | 'more'
  | 'search'
  | 'help'
  | 'bell'
  | 'close'
  | 'up'
  | 'down'
  | 'check';

const loaded = createStore<Strokes | null>(null);
let loading: Promise<void> | undefined;

/** Fetches the signs ahead of their first use; a start-up part. */
export function loadGlyphs(): Promise<void> {
  const copy = initialState.iconsFallbackUrl ?? '/icons.js';
  loading ??= loadIcons(
    () => import('./glyph-strokes.ts'),
    () => import(/* @vite-ignore */ copy),
  ).then((strokes) => {
    loaded.set(strokes);
    if (strokes === null) document.documentElement.dataset['icons'] = 'none';
  });

  return loading;
}

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  const strokes = useStore(loaded);

  useEffect(() => {
    void loadGlyphs();
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
