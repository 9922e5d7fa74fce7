/**
 * How long a story waits for what it expects to see: long, since two of them share a small machine, and longer
 * where `LATE_REPLIES` lets a screen of many files come one late file after the other.
 */
export function patience(ms: number): number {
  return process.env['LATE_REPLIES'] === undefined ? ms : 4 * ms;
}
