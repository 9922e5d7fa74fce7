import type { Drawing, Frame } from './chart.ts';
import { createFrame } from './frame.ts';
import { lightTheme } from './theme.ts';

/** A test frame: English, left to right, 640 px, with resolved colors. */
export function frame({
  dir = 'ltr' as const,
  width = 640,
  locale = 'en',
}: Partial<FrameOverrides> = {}): Frame {
  return createFrame({ dir, width, locale, theme: lightTheme });
}

type FrameOverrides = { dir: 'ltr' | 'rtl'; width: number; locale: string };

/** The attributes of all marks of an element type, in drawing order. */
export function marksOf(drawing: Drawing, element: string): Record<string, unknown>[] {
  return drawing.marks.flatMap(
    ({ type, props }) => (type === element ? [props as Record<string, unknown>] : []), // element attributes
  );
}

/** The drawn texts, without directional isolates. */
export function drawnTexts(drawing: Drawing): string[] {
  return marksOf(drawing, 'text').map(({ children }) =>
    String(children).replaceAll(/[\u2068\u2069]/g, ''),
  );
}
