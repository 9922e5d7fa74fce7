import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { writeOwnerFile } from './data-dir.ts';
import { syncPath, syncTree } from './sync-tree.ts';
import { packTar, unpackTar } from './tar.ts';

/**
 * Ensures that `directory` contains a database. A new one is unpacked next to it, synced and renamed into place, so that an interrupted
 * first start leaves nothing incomplete.
 */
export async function ensureDatabase(directory: string): Promise<void> {
  removeLeftovers(directory);
  if (existsSync(directory)) return;

  const unpacked = `${directory}.tmp-${process.pid}`;

  unpackTar(await emptyDatabaseImage(), unpacked);
  writeOwnerFile(unpacked);
  await syncTree(unpacked);
  renameSync(unpacked, directory);
  await syncPath(dirname(directory));
}

/** An empty database as a tar archive: the one in the repository, or a new one if the PGlite version has changed. */
export async function emptyDatabaseImage(): Promise<Uint8Array<ArrayBuffer>> {
  const file = templateFile();

  return existsSync(file)
    ? new Uint8Array(brotliDecompressSync(readFileSync(file)))
    : await createEmptyDatabaseImage();
}

/** Creates a cleanly shut down database, so that its first start is not a recovery, which syncs every file. */
export async function createEmptyDatabaseImage(): Promise<Uint8Array<ArrayBuffer>> {
  const directory = mkdtempSync(join(tmpdir(), 'longhand-template-'));

  try {
    const pglite = await PGlite.create(directory, { initDbStartParams: ['--wal-segsize=1'] });
    await pglite.close();

    return packTar(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

export function templateFile(): string {
  return join(import.meta.dirname, '../../../templates', `pglite-${pgliteVersion()}.tar.br`);
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = join(dirname(entry), '../package.json');

  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

function removeLeftovers(directory: string): void {
  const parent = dirname(directory);
  const prefix = `${directory}.tmp-`;

  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    const path = join(parent, name);

    if (path.startsWith(prefix)) rmSync(path, { recursive: true });
  }
}
