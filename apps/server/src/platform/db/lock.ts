import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { exitStatus, StartError } from '../start-error.ts';

/**
 * Locks a data directory against a second process. Two embedded databases on one directory silently lose writes. The kernel lock (taken
 * through Node's SQLite) is released however the process ends, and works across containers on one file system.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'lock.sqlite');
  let lock: DatabaseSync | undefined;

  try {
    lock = new DatabaseSync(file);
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    throw lockError(error, { dataDir, file });
  }
  openLocks.add(lock);

  return () => {
    openLocks.delete(lock);
    lock.close();
  };
}

/** Keeps the locks reachable: one referenced only by a closure could be garbage-collected and released. */
const openLocks = new Set<DatabaseSync>();

/** Maps SQLite result codes (sqlite.org/rescode.html) to start errors; extended codes have more bits above the lowest byte. */
function lockError(error: unknown, { dataDir, file }: { dataDir: string; file: string }): unknown {
  if (!(error instanceof Error && 'errcode' in error)) return error;
  const code = Number(error.errcode) & 0xff;
  if (code === sqlite.busy) {
    return new StartError(`Another process is already using ${dataDir}.`, exitStatus.failed);
  }
  if (code === sqlite.notDatabase || code === sqlite.corrupt) {
    return new StartError(
      `The lock file ${file} is damaged. Make sure that no other process uses ${dataDir}, delete the file and start again.`,
    );
  }
  if (code === sqlite.full) {
    return new StartError(`There is no space left on the disk of ${file}.`, exitStatus.failed);
  }

  return new StartError(`${file} cannot be opened for writing: ${error.message}.`);
}

const sqlite = { busy: 5, corrupt: 11, full: 13, notDatabase: 26 };
