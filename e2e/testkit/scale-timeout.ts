/**
 * Scales a test timeout. Timeouts are generous because two test files share a small machine; under `LATE_REPLIES` they are four times as
 * long, because a screen loads many delayed files one after the other.
 */
export function scaleTimeout(ms: number): number {
  return process.env['LATE_REPLIES'] === undefined ? ms : 4 * ms;
}
