import { readFileSync } from 'node:fs';

/** Peak resident memory of a process in MB, from Linux's `/proc`. */
export function peakMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');

  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}
