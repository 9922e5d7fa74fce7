import { existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, isLoopback } from './env.ts';

type LogConfig = Pick<Config, 'HOST' | 'PUBLIC_URL' | 'DATA_DIR' | 'LOG_FILE'>;

/**
 * The log file, or null for standard error. On a local machine the terminal is reserved for what a person reads (the address and printed
 * emails); behind a public URL, the process manager collects standard error.
 */
export function logFileOf({ HOST, PUBLIC_URL, DATA_DIR, LOG_FILE }: LogConfig): string | null {
  if (LOG_FILE === '-') return null;
  if (LOG_FILE !== undefined) return LOG_FILE;
  const isLocal = isLoopback({ HOST }) && isLoopback({ HOST: new URL(PUBLIC_URL).hostname });

  return isLocal ? join(DATA_DIR, 'server.log') : null;
}

/** Rotates a large log when the server starts, replacing the previous rotated file. */
export function rotateLog(file: string): void {
  if (existsSync(file) && statSync(file).size > maxLogBytes) renameSync(file, `${file}.1`);
}

const maxLogBytes = 10_000_000;
