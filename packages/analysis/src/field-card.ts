/** Documentation of one field of an `Analysis`. A `span` is two numbers; a `figure` is a value or the reason for its absence. */
export type FieldCard = {
  path: string;
  type: 'text' | 'number' | 'yes or no' | 'span' | 'figure' | 'list' | 'table';
  unit: string;
  range: string;
  /** `all`: six languages and `und`; `listed`: en es fr de; `six`: all but `und`. */
  languages: 'all' | 'listed' | 'six' | 'en' | 'with syllables';
  needs: string;
  description: string;
};

type FieldCardRow = readonly [FieldCard['path'], FieldCard['type'], string, string, string];

export const createFieldCards = (
  languages: FieldCard['languages'],
  needs: string,
  rows: readonly FieldCardRow[],
): readonly FieldCard[] =>
  rows.map(([path, type, unit, range, description]) => ({
    path,
    type,
    unit,
    range,
    languages,
    needs,
    description,
  }));
