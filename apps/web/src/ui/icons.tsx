import { type ComponentType, lazy, Suspense } from 'react';

/** The few drawn signs. Where they cannot be loaded, the words beside them carry the interface. */
export type IconName =
  | 'today'
  | 'lab'
  | 'goals'
  | 'more'
  | 'search'
  | 'close'
  | 'up'
  | 'down'
  | 'check';

const Glyph = lazy(loadGlyphs);

/** Fetches the signs ahead of their first use; a start-up part. */
export async function loadGlyphs(): Promise<{ default: ComponentType<Drawn> }> {
  try {
    return await import('./glyphs.tsx');
  } catch {
    return { default: () => null };
  }
}

type Drawn = { name: IconName; size: number };

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  const place = { display: 'inline-grid', inlineSize: size, blockSize: size };

  return (
    <span aria-hidden="true" style={place}>
      <Suspense>
        <Glyph name={name} size={size} />
      </Suspense>
    </span>
  );
}
