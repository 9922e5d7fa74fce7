import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Unpacks the plain files and folders of a tar (POSIX ustar), readable by their owner alone. */
export function unpackTar(tar: Uint8Array, target: string): void {
  mkdirSync(target, { recursive: true, mode: 0o700 });

  for (let at = 0; at + block <= tar.length; ) {
    const header = tar.subarray(at, at + block);
    const name = text(header, 0, 100);

    if (name === '') return;
    const size = Number.parseInt(text(header, 124, 12), 8) || 0;
    const path = inside(target, join(text(header, 345, 155), name));

    if (text(header, 156, 1) === '5') {
      mkdirSync(path, { recursive: true, mode: 0o700 });
    } else {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileSync(path, tar.subarray(at + block, at + block + size), { mode: 0o600 });
    }
    at += block + Math.ceil(size / block) * block;
  }
}

const block = 512;

function text(header: Uint8Array, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);

  return new TextDecoder().decode(end === -1 ? field : field.subarray(0, end)).trim();
}

function inside(target: string, name: string): string {
  const path = join(target, normalize(`/${name}`));

  if (!path.startsWith(target)) throw new Error(`The tar holds a path outside of it: ${name}`);

  return path;
}
