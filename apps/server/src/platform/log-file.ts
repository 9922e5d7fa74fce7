import { existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, isLoopback } from './env.ts';

type Where = Pick<Config, 'HOST' | 'PUBLIC_URL' | 'DATA_DIR' | 'LOG_FILE'>;

/**
 * The file that the log goes to, or null for standard error. On somebody's own machine the terminal is for what a person
 * reads, the address and the mails; behind a public address whatever runs the server collects what it prints.
 */
export function logFileOf({ HOST, PUBLIC_URL, DATA_DIR, LOG_FILE }: Where): string | null {
  if (LOG_FILE === '-') return null;
  if (LOG_FILE !== undefined) return LOG_FILE;
  const isOwnMachine = isLoopback({ HOST }) && isLoopback({ HOST: new URL(PUBLIC_URL).hostname });

  return isOwnMachine ? join(DATA_DIR, 'server.log') : null;
}

/** A log that has grown large is put aside when the server starts; the one before it goes. */
export function putAside(file: string): void {
  if (existsSync(file) && statSync(file).size > largestBytes) renameSync(file, `${file}.1`);
}

const largestBytes = 10_000_000;
