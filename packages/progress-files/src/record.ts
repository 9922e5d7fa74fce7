/** What a file can say was counted, in the words of the field. */
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

/** One piece of progress as a file tells it, before anything is saved. */
export type ProgressRecord = {
  /** The writer's calendar day, `2026-11-20`. */
  on: string;
  measure: FileMeasure;
  /** In the measure's own unit; may be negative, and a page may be half written. */
  amount: number;
  /** Whether `amount` was written that day, or is how much there was at its end. */
  mode: 'add' | 'set_total';
  /** Title of the project; empty for none. */
  project: string;
  tags: string[];
  note: string;
  /** The same record read twice has the same reference; unique within its kind of file. */
  reference: string;
};

/** A row that can not be taken, and why. */
export type RowProblem = {
  /** Counted from 1, the header left out. */
  row: number;
  reason: 'date_missing' | 'date_unreadable' | 'amount_missing' | 'amount_unreadable';
  /** What stood there. */
  value: string;
};

export type Reading = { records: ProgressRecord[]; problems: RowProblem[] };

/** A file that is not what it should be. `reason` is a key, for the reader's own language. */
export class UnreadableFile extends Error {
  readonly reason:
    | 'empty'
    | 'not_text'
    | 'not_a_zip'
    | 'no_progress_inside'
    | 'too_large'
    | 'broken';

  constructor(reason: UnreadableFile['reason']) {
    super(`The file can not be read: ${reason}`);
    this.name = 'UnreadableFile';
    this.reason = reason;
  }
}
