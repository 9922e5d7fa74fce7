import type { Frame } from './chart.ts';
import { formatOf } from './format.ts';
import { createSvgPrimitives } from './svg-primitives.ts';
import type { Theme } from './theme.ts';

/** Settings of the page that a chart is drawn for. */
export type FrameOptions = {
  /** A BCP 47 tag. */
  locale: string;
  dir: 'ltr' | 'rtl';
  theme: Theme;
  /** Pixels. */
  width: number;
};

/** Minimum layout width; on narrower screens the drawing is scaled down. */
const minWidth = 240;

export function createFrame({ locale, dir, theme, width: wanted }: FrameOptions): Frame {
  const width = Math.max(minWidth, Math.round(wanted));
  const em = locale.startsWith('ar') ? 13 : 12;

  return {
    width,
    em,
    theme,
    format: formatOf(locale),
    svg: createSvgPrimitives({ width, dir, theme, em }),
  };
}
