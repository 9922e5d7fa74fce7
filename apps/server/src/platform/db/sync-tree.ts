import { closeSync, fsync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Brings every file and folder of a directory to the disk. Several at a time: the disk then flushes
 * its own cache once for all of them.
 */
export async function syncTree(directory: string): Promise<void> {
  const inside = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const paths = [directory, ...inside.map((name) => join(directory, name))];

  async function syncInTurn() {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await sync(path);
  }

  await Promise.all(Array.from({ length: 8 }, syncInTurn));
}

export async function sync(path: string): Promise<void> {
  const descriptor = openSync(path, 'r');

  try {
    await promisify(fsync)(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
