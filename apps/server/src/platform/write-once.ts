import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file whole or not at all, and never over one that is there: into a temporary file, synced, then linked to its
 * name. After a power loss, or on a full disk, there is either all of it or nothing.
 */
export function writeOnce(file: string, text: string): void {
  if (existsSync(file)) return;
  const temporary = `${file}.tmp-${process.pid}`;

  try {
    const descriptor = openSync(temporary, 'w', 0o600);
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    nameOnce(temporary, file);
    syncDirectory(dirname(file));
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Another process may have been first. Where a file system has no links, the file is moved. */
function nameOnce(temporary: string, file: string): void {
  try {
    linkSync(temporary, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EEXIST') return;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
    renameSync(temporary, file);
  }
}

function syncDirectory(directory: string): void {
  if (process.platform === 'win32') return; // which opens no directories
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
