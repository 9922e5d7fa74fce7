import type { Drawing, Frame } from './chart.ts';
import { frameOf } from './frame.ts';
import { lightTheme } from './theme.ts';

/** A frame for a test: English, from left to right, 640 px, with resolved colours. */
export function frame({
  dir = 'ltr' as const,
  width = 640,
  locale = 'en',
}: Partial<Wanted> = {}): Frame {
  return frameOf({ dir, width, locale, theme: lightTheme });
}

type Wanted = { dir: 'ltr' | 'rtl'; width: number; locale: string };

/** The attributes of the marks of a kind, in the order in which they are drawn. */
export function marksOf(drawing: Drawing, element: string): Record<string, unknown>[] {
  return drawing.marks.flatMap(
    ({ type, props }) => (type === element ? [props as Record<string, unknown>] : []), // the attributes of an element
  );
}

/** The words that are drawn, without the signs around them that keep their direction. */
export function wordsOf(drawing: Drawing): string[] {
  return marksOf(drawing, 'text').map(({ children }) =>
    String(children).replaceAll(/[\u2068\u2069]/g, ''),
  );
}
