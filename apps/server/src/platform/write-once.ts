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
 * Writes a file atomically and never overwrites an existing one: writes and syncs a temporary file, then links it to the final name. After
 * a power loss or on a full disk the file is either complete or absent.
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
    linkOnce(temporary, file);
    syncDirectory(dirname(file));
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Another process may have created the file first. On file systems without hard links, the file is renamed instead. */
function linkOnce(temporary: string, file: string): void {
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
  if (process.platform === 'win32') return; // directories cannot be opened there
  const descriptor = openSync(directory, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
