/** Measures that progress files use. */
export const fileMeasures = [
  'word',
  'character',
  'minute',
  'page',
  'chapter',
  'scene',
  'line',
  'poem',
  'session',
] as const;
export type FileMeasure = (typeof fileMeasures)[number];

/** A progress record of a file, before anything is saved. */
export type ProgressRecord = {
  /** The writer's calendar day, `2026-11-20`. */
  on: string;
  measure: FileMeasure;
  /** In the unit of the measure; may be negative or fractional. */
  amount: number;
  /** Whether `amount` was added that day or is the total at its end. */
  mode: 'add' | 'set_total';
  /** Title of the project; empty for none. */
  project: string;
  tags: string[];
  note: string;
  /** Stable identifier of the record, unique within its file format; used to skip duplicates. */
  reference: string;
};

/** A row that cannot be imported, and the reason. */
export type RowProblem = {
  /** Starts at 1, without the header. */
  row: number;
  reason: 'date_missing' | 'date_unreadable' | 'amount_missing' | 'amount_unreadable';
  /** The invalid value. */
  value: string;
};

export type ReadResult = { records: ProgressRecord[]; problems: RowProblem[] };

/** A file that cannot be read. `reason` is a message key. */
export class UnreadableFileError extends Error {
  readonly reason:
    | 'empty'
    | 'not_text'
    | 'not_a_zip'
    | 'no_progress_inside'
    | 'too_large'
    | 'broken';

  constructor(reason: UnreadableFileError['reason']) {
    super(`The file cannot be read: ${reason}`);
    this.name = 'UnreadableFileError';
    this.reason = reason;
  }
}
