import { refuse } from '@longhand/contract/errors';

/** A text of the caller, or the refusal that there is none. */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw refuse('sample_not_found');

  return row;
}
