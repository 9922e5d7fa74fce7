/** A field of an `Analysis`: a span is two numbers, a figure a value or the reason why there is none. */
export type FieldCard = {
  path: string;
  type: 'text' | 'number' | 'yes or no' | 'span' | 'figure' | 'list' | 'table';
  unit: string;
  range: string;
  /** `all`: and `und`; `listed`: en es fr de; `six`: all but `und`. */
  languages: 'all' | 'listed' | 'six' | 'en' | 'with syllables';
  needs: string;
  holds: string;
};

type Row = readonly [FieldCard['path'], FieldCard['type'], string, string, string];

export const cards = (
  languages: FieldCard['languages'],
  needs: string,
  rows: readonly Row[],
): readonly FieldCard[] =>
  rows.map(([path, type, unit, range, holds]) => ({
    path,
    type,
    unit,
    range,
    languages,
    needs,
    holds,
  }));
