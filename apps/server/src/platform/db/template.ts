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
import { nameOwner } from './data-dir.ts';
import { sync, syncTree } from './sync-tree.ts';
import { packTar, unpackTar } from './tar.ts';

/**
 * Makes sure that `directory` holds a database. A new one is unpacked beside it, synced as a whole
 * and renamed into place, so that a first start that is cut short leaves nothing half done.
 */
export async function ensureDatabase(directory: string): Promise<void> {
  removeLeftovers(directory);
  if (existsSync(directory)) return;

  const unpacked = `${directory}.tmp-${process.pid}`;

  unpackTar(await bareImage(), unpacked);
  nameOwner(unpacked);
  await syncTree(unpacked);
  renameSync(unpacked, directory);
  await sync(dirname(directory));
}

/** An empty database as a tar: the one kept in the repository, or made anew if PGlite has changed. */
export async function bareImage(): Promise<Uint8Array<ArrayBuffer>> {
  const file = templateFile();

  return existsSync(file)
    ? new Uint8Array(brotliDecompressSync(readFileSync(file)))
    : await makeBareImage();
}

/** Shut down in order, so that its first start is not a recovery, which syncs every file. */
export async function makeBareImage(): Promise<Uint8Array<ArrayBuffer>> {
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
  return join(import.meta.dirname, '../../../templates', `pglite-${versionOfPglite()}.tar.br`);
}

function versionOfPglite(): string {
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
