/** What a chart in a page says besides its data, in the language of the reader. */
export type ChartWords = {
  table: string;
  hideTable: string;
  download: string;
  /** Name of the place where arrow keys go from point to point. */
  points: string;
  loading: string;
  empty: string;
  /** There are points, but fewer than can show anything. */
  few: (have: number, needed: number) => string;
  /** The table shows the first of many rows; a file has all. */
  first: (shown: number, all: number) => string;
  /** A file could not be made. */
  failed: string;
};
