import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { writeOnce } from '../write-once.ts';

/**
 * `DATA_DIR/instance` holds the instance id of the data directory, and `pg/longhand-instance` that of the database. They detect a missing,
 * incomplete or foreign database before anything is changed (decision 28).
 */
const instanceFile = 'instance';
const ownerFile = 'longhand-instance';
const requiredFiles = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];

/** Creates the data directory, readable by its owner only. */
export function createDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}

/** Whether a directory contains, or once contained, an embedded database. */
export function hasData(dataDir: string): boolean {
  return existsSync(databasePath(dataDir)) || existsSync(join(dataDir, instanceFile));
}

export function databasePath(dataDir: string): string {
  return join(dataDir, 'pg');
}

/**
 * Rejects a directory whose database is incomplete or belongs to another instance. A new database is only created where there never was
 * one.
 *
 * @throws StartError before anything is changed
 */
export function checkDataDir(dataDir: string): void {
  const database = databasePath(dataDir);
  const instance = readId(join(dataDir, instanceFile));
  if (!existsSync(database)) {
    if (instance === null) return;
    throw new StartError(
      `${dataDir} held a database, but ${database} is missing. Nothing was changed. Restore ${dataDir} from a backup, or set DATA_DIR to an empty directory for a new installation.`,
    );
  }

  checkFiles(database);
  const owner = readId(join(database, ownerFile));
  if (instance !== null && owner !== instance) {
    throw new StartError(
      `${database} belongs to another installation than ${dataDir}. Nothing was changed. Restore the whole of DATA_DIR from one backup. If the database is the right one, delete ${join(dataDir, instanceFile)} and start again.`,
    );
  }
}

function checkFiles(database: string): void {
  const missing = requiredFiles.find((part) => !existsSync(join(database, part)));
  const version = missing === undefined ? readFileSync(join(database, 'PG_VERSION'), 'utf8') : '';
  if (missing === undefined && /^\d+\s*$/.test(version)) return;

  const problem = missing === undefined ? 'PG_VERSION is damaged' : `${missing} is missing`;
  throw new StartError(
    `The database in ${database} is not complete: ${problem}. Nothing was changed. Restore DATA_DIR from a backup.`,
  );
}

/** Writes the instance id into a new database before it is moved into place. */
export function writeOwnerFile(database: string): void {
  writeOnce(join(database, ownerFile), randomUUID());
}

/** Marks the directory as containing data. */
export function writeInstanceFile(dataDir: string): void {
  const owner = join(databasePath(dataDir), ownerFile);
  if (!existsSync(owner)) writeOwnerFile(databasePath(dataDir));
  writeOnce(join(dataDir, instanceFile), readFileSync(owner, 'utf8'));
}

function readId(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
