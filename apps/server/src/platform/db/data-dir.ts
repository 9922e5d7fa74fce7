import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import { writeOnce } from '../write-once.ts';

/**
 * `DATA_DIR/instance` names the installation that a directory belongs to, and `pg/longhand-instance` the one that a database
 * does. By them a database that is gone, half there or somebody else's is known before anything is changed (decision 28).
 */
const instanceFile = 'instance';
const ownerFile = 'longhand-instance';
const neededParts = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];

/** Others on the machine do not read what is kept here. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}

/** Whether a directory holds the embedded database of an installation, or held one. */
export function heldData(dataDir: string): boolean {
  return existsSync(databaseIn(dataDir)) || existsSync(join(dataDir, instanceFile));
}

export function databaseIn(dataDir: string): string {
  return join(dataDir, 'pg');
}

/**
 * Refuses a directory whose database is not whole or not its own. A database is made only where there never was one.
 *
 * @throws StartError; nothing was changed then
 */
export function checkDataDir(dataDir: string): void {
  const database = databaseIn(dataDir);
  const instance = nameIn(join(dataDir, instanceFile));
  if (!existsSync(database)) {
    if (instance === null) return;
    throw new StartError(
      `${dataDir} held a database, but ${database} is missing. Nothing was changed. Restore ${dataDir} from a backup, or set DATA_DIR to an empty directory for a new installation.`,
    );
  }

  checkParts(database);
  const owner = nameIn(join(database, ownerFile));
  if (instance !== null && owner !== instance) {
    throw new StartError(
      `${database} belongs to another installation than ${dataDir}. Nothing was changed. Restore the whole of DATA_DIR from one backup. If the database is the right one, delete ${join(dataDir, instanceFile)} and start again.`,
    );
  }
}

function checkParts(database: string): void {
  const missing = neededParts.find((part) => !existsSync(join(database, part)));
  const version = missing === undefined ? readFileSync(join(database, 'PG_VERSION'), 'utf8') : '';
  if (missing === undefined && /^\d+\s*$/.test(version)) return;

  const what = missing === undefined ? 'PG_VERSION is damaged' : `${missing} is missing`;
  throw new StartError(
    `The database in ${database} is not complete: ${what}. Nothing was changed. Restore DATA_DIR from a backup.`,
  );
}

/** Names the owner of a database that has just been made, before it is moved to its place. */
export function nameOwner(database: string): void {
  writeOnce(join(database, ownerFile), randomUUID());
}

/** Notes that the directory holds data from now on. */
export function noteInstance(dataDir: string): void {
  const owner = join(databaseIn(dataDir), ownerFile);
  if (!existsSync(owner)) nameOwner(databaseIn(dataDir));
  writeOnce(join(dataDir, instanceFile), readFileSync(owner, 'utf8'));
}

function nameIn(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
