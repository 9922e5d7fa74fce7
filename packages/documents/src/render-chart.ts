import type { ChartKind } from '@longhand/charts/chart';
import { staticSvg } from '@longhand/charts/static-svg';
import { type Colors, printTheme } from '@longhand/charts/theme';

type ChartOptions = {
  /** A BCP 47 tag. */
  locale: string;
  dir: 'ltr' | 'rtl';
  /** A one-sentence description of the chart. */
  summary: string;
  /** Pixels; the default fills the text width of a page. */
  width?: number;
  /** Title above the drawing, with a background, for a standalone file. */
  title?: string;
  /** Default: black on white. */
  colors?: Colors;
};

/**
 * Font families by the names in the files of `fonts.ts`. The script of the language comes first: for a character that the first family
 * lacks, renderers choose any font of the machine.
 */
function fontFamilies(locale: string) {
  const { language } = new Intl.Locale(locale);
  const first =
    language === 'ar' ? 'Vazirmatn, ' : language === 'zh' ? "'Noto Sans S Chinese', " : '';

  return { sans: `${first}Inter`, serif: `${first}'Source Serif 4'` };
}

/**
 * A chart as SVG for a PDF or a PNG, with resolved colors and the fonts of documents. Undefined if there are fewer points than the chart
 * needs.
 *
 * @example renderChart(line, data, { locale: 'en', dir: 'ltr', summary: 'Sentences grew longer.' })
 */
export function renderChart<Data>(
  kind: ChartKind<Data>,
  data: Data,
  { width = 640, colors = printTheme.colors, ...setting }: ChartOptions,
): string | undefined {
  return staticSvg(kind, data, {
    ...setting,
    width,
    theme: { ...fontFamilies(setting.locale), colors, outlinesGlyphs: true },
  });
}
