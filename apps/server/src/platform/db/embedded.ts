import { readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import type { EmbeddedClient } from './client.ts';
import { DurableFileSystem, durableStartParams } from './durable-file-system.ts';
import { syncTree } from './sync-tree.ts';
import { ensureDatabase } from './template.ts';

/**
 * Opens the database in `directory` in this thread, and makes it first if there is none.
 *
 * @param onSevere told what PostgreSQL says before it gives up, and why it ended
 */
export async function openEmbedded(
  directory: string,
  onSevere: (reason: string) => void = (reason) => writeSync(2, `${reason}\n`),
): Promise<EmbeddedClient> {
  await ensureDatabase(directory);
  if (!wasShutDown(directory)) await syncTree(directory);

  return await PGlite.create({
    fs: new DurableFileSystem(directory, onSevere),
    startParams: durableStartParams,
    parsers: datesAsText,
    onStderr(text) {
      const severe = /(?:PANIC|FATAL):\s*(.+)/.exec(text)?.[1];
      if (severe !== undefined) onSevere(severe);

      return false;
    },
  });
}

/** Whether the last process ended in order; PostgreSQL begins a recovery by the same sign. */
function wasShutDown(directory: string): boolean {
  const control = readFileSync(join(directory, 'global/pg_control'));
  const stateAt = 16;
  const shutDown = 1;

  return control.readUInt32LE(stateAt) === shutDown;
}

/** A throw-away database in memory, from an image made by `bareImage` or by `dumpDataDir`. */
export async function openInMemory(image: Uint8Array<ArrayBuffer>): Promise<PGlite> {
  return await PGlite.create({
    loadDataDir: new Blob([image]),
    parsers: datesAsText,
  });
}

const arraysOfDates = [1115, 1182, 1185, 1187, 1231];

/** Drizzle parses dates, times and arrays of numerics itself and wants them as PostgreSQL's text. */
const datesAsText = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...arraysOfDates].map((type) => [
    type,
    (value: string) => value,
  ]),
);
