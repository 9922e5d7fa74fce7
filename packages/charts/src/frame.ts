import type { Frame } from './chart.ts';
import { formatOf } from './format.ts';
import { penFor } from './pen.ts';
import type { Theme } from './theme.ts';

/** What a chart is drawn for. */
export type Setting = {
  /** A BCP 47 tag. */
  locale: string;
  dir: 'ltr' | 'rtl';
  theme: Theme;
  /** Pixels. */
  width: number;
};

/** The smallest width that a chart is drawn for; below it the drawing is made smaller. */
const leastWidth = 240;

export function frameOf({ locale, dir, theme, width: wanted }: Setting): Frame {
  const width = Math.max(leastWidth, Math.round(wanted));
  const em = locale.startsWith('ar') ? 13 : 12;

  return { width, em, theme, format: formatOf(locale), pen: penFor({ width, dir, theme, em }) };
}
