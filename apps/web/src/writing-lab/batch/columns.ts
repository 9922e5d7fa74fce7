import type { Figure } from '@longhand/analysis/measures/figure';
import { knownValues } from '../corpus/spread.ts';
import type { BatchText } from '../device/database.ts';
import type { FigureName, Reading } from '../reading/reading.ts';
import { outlierOf } from './outliers.ts';

/** What stands in the table; a file has every figure there is. */
export const tableFigures = [
  'mean-sentence-length',
  'sentence-length-deviation',
  'dialogue-share',
  'mattr',
  'find-all',
] as const satisfies readonly FigureName[];

type TableFigure = (typeof tableFigures)[number];

/** A row of the results, with the figures that lie far from those of the others. */
export type ResultRow = {
  key: string;
  title: string;
  text: BatchText;
  reading: Reading;
  outliers: Readonly<Partial<Record<TableFigure | 'words', 'high' | 'low'>>>;
};

/** Texts that were read. Outliers are told among texts of one language: figures of two do not compare. */
export function rowsOf(texts: readonly BatchText[]): readonly ResultRow[] {
  const read = texts.flatMap((text) => (text.reading ? [{ text, reading: text.reading }] : []));
  const byLanguage = Map.groupBy(read, ({ reading }) => reading.language);
  const valuesOf = (
    language: Reading['language'],
    figure: (reading: Reading) => Figure | undefined,
  ) => knownValues((byLanguage.get(language) ?? []).map(({ reading }) => figure(reading)));
  const known = new Map(
    [...byLanguage.keys()].map((language) => [
      language,
      {
        words: valuesOf(language, ({ words }) => ({ value: words })),
        ...Object.fromEntries(
          tableFigures.map((name) => [name, valuesOf(language, ({ figures }) => figures[name])]),
        ),
      } as Record<TableFigure | 'words', readonly number[]>, // as: fromEntries forgets the names
    ]),
  );

  return read.map(({ text, reading }) => {
    const values = known.get(reading.language);
    const outliers: Partial<Record<TableFigure | 'words', 'high' | 'low'>> = {};
    for (const name of ['words', ...tableFigures] as const) {
      const value = name === 'words' ? reading.words : (reading.figures[name]?.value ?? null);
      const side = value === null || !values ? null : outlierOf(value, values[name]);
      if (side) outliers[name] = side;
    }

    return { key: String(text.number), title: text.title, text, reading, outliers };
  });
}
