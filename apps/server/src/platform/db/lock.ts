import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { exitStatus, StartError } from '../start-error.ts';

/**
 * Keeps a second process out of a data directory. Two embedded databases on one directory lose
 * writes without a word, so this takes the kernel's own lock (through SQLite, which Node carries):
 * it ends with the process however that ends, and it holds across containers on one file system.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'lock.sqlite');
  let lock: DatabaseSync | undefined;

  try {
    lock = new DatabaseSync(file);
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    throw refusalOf(error, { dataDir, file });
  }
  held.add(lock);

  return () => {
    held.delete(lock);
    lock.close();
  };
}

/** A lock that is only referenced from a closure could be collected, and with it the lock. */
const held = new Set<DatabaseSync>();

/** What SQLite says, by its result codes (sqlite.org/rescode.html); extended ones have more above the lowest byte. */
function refusalOf(error: unknown, { dataDir, file }: { dataDir: string; file: string }): unknown {
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
