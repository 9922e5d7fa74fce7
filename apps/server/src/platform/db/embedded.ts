import { readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import type { EmbeddedClient } from './client.ts';
import { DurableFileSystem, durableStartParams } from './durable-file-system.ts';
import { syncTree } from './sync-tree.ts';
import { ensureDatabase } from './template.ts';

/**
 * Opens the database in `directory` in this thread, creating it if needed.
 *
 * @param onSevere receives PostgreSQL's PANIC and FATAL messages and the reason it stopped
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
    parsers: rawDateParsers,
    onStderr(text) {
      const severe = /(?:PANIC|FATAL):\s*(.+)/.exec(text)?.[1];
      if (severe !== undefined) onSevere(severe);

      return false;
    },
  });
}

/** Whether the last process shut down cleanly; PostgreSQL uses the same field to decide on recovery. */
function wasShutDown(directory: string): boolean {
  const control = readFileSync(join(directory, 'global/pg_control'));
  const stateOffset = 16;
  const shutDownState = 1;

  return control.readUInt32LE(stateOffset) === shutDownState;
}

/** Opens a temporary database in memory from an image created by `emptyDatabaseImage` or `dumpDataDir`. */
export async function openInMemory(image: Uint8Array<ArrayBuffer>): Promise<PGlite> {
  return await PGlite.create({
    loadDataDir: new Blob([image]),
    parsers: rawDateParsers,
  });
}

const dateArrayTypes = [1115, 1182, 1185, 1187, 1231];

/** Drizzle parses dates, times and numeric arrays itself and needs PostgreSQL's raw text. */
const rawDateParsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...dateArrayTypes].map(
    (type) => [type, (value: string) => value],
  ),
);
