/** Interface messages of a chart. */
export type ChartMessages = {
  table: string;
  hideTable: string;
  download: string;
  /** Accessible label of the area where arrow keys move between points. */
  points: string;
  /** Added to that label if points can be opened. */
  open: string;
  loading: string;
  empty: string;
  /** Shown with fewer points than the chart needs. */
  few: (have: number, needed: number) => string;
  /** Shown if the table is cut. */
  first: (shown: number, all: number) => string;
  /** Shown if a download failed. */
  failed: string;
};
