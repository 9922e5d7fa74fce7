import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Keeps a second process out of a data directory. Two embedded databases on one directory lose
 * writes without a word, so this takes the kernel's own lock (through SQLite, which Node carries):
 * it ends with the process however that ends, and it holds across containers on one file system.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'));

  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new Error(`Another process is already using ${dataDir}.`);
    throw error;
  }
  held.add(lock);

  return () => {
    held.delete(lock);
    lock.close();
  };
}

/** A lock that is only referenced from a closure could be collected, and with it the lock. */
const held = new Set<DatabaseSync>();

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
