import { closeSync, fsync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Syncs every file and folder of a directory to disk. Several at a time, so that the disk flushes its cache once for all of them. */
export async function syncTree(directory: string): Promise<void> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const paths = [directory, ...names.map((name) => join(directory, name))];

  async function syncNextPaths() {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await syncPath(path);
  }

  await Promise.all(Array.from({ length: 8 }, syncNextPaths));
}

export async function syncPath(path: string): Promise<void> {
  const descriptor = openSync(path, 'r');

  try {
    await promisify(fsync)(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
