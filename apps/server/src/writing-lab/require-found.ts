import { refuse } from '@longhand/contract/errors';

/** Returns the row, or refuses with `sample_not_found`. */
export function requireFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw refuse('sample_not_found');

  return row;
}
