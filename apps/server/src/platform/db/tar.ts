import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Packs a directory as a tar archive (POSIX ustar). Output is deterministic. */
export function packTar(directory: string): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];

  for (const entry of listEntries(directory)) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(directory.length + 1);

    if (entry.isDirectory()) {
      parts.push(createHeader(`${name}/`, 0));
    } else {
      const content = readFileSync(path);
      const padding = new Uint8Array(padToBlock(content.length) - content.length);

      parts.push(createHeader(name, content.length), content, padding);
    }
  }

  return new Uint8Array(Buffer.concat([...parts, new Uint8Array(2 * blockSize)]));
}

/** Unpacks a tar archive with owner-only permissions. */
export function unpackTar(tar: Uint8Array, target: string): void {
  mkdirSync(target, { recursive: true, mode: 0o700 });

  for (let at = 0; at + blockSize <= tar.length; ) {
    const name = readField(tar, at + headerOffsets.name);

    if (name === '') return;
    const size = Number.parseInt(readField(tar, at + headerOffsets.size), 8) || 0;
    const path = resolveInside(target, name);

    if (readField(tar, at + headerOffsets.type) === directoryType) {
      mkdirSync(path, { recursive: true, mode: 0o700 });
    } else {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileSync(path, tar.subarray(at + blockSize, at + blockSize + size), { mode: 0o600 });
    }
    at += blockSize + padToBlock(size);
  }
}

const blockSize = 512;
const directoryType = '5';
const fileType = '0';

/** Byte offsets of the header fields. */
const headerOffsets = { name: 0, mode: 100, size: 124, time: 136, sum: 148, type: 156, magic: 257 };

function padToBlock(size: number): number {
  return Math.ceil(size / blockSize) * blockSize;
}

function listEntries(directory: string) {
  return readdirSync(directory, { recursive: true, withFileTypes: true }).sort((a, b) =>
    join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
  );
}

function createHeader(name: string, size: number): Uint8Array {
  const bytes = Buffer.alloc(blockSize);
  const isFolder = name.endsWith('/');

  if (name.length > 100) throw new Error(`The name is too long for a tar: ${name}`);
  bytes.write(name, headerOffsets.name);
  bytes.write(isFolder ? '0000700' : '0000600', headerOffsets.mode);
  bytes.write(size.toString(8).padStart(11, '0'), headerOffsets.size);
  bytes.write('00000000000', headerOffsets.time);
  bytes.write('        ', headerOffsets.sum);
  bytes.write(isFolder ? directoryType : fileType, headerOffsets.type);
  bytes.write('ustar\0' + '00', headerOffsets.magic);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, headerOffsets.sum);

  return bytes;
}

/** A field ends at a zero byte or a space. */
function readField(tar: Uint8Array, start: number): string {
  return (
    /^[^\0 ]*/.exec(Buffer.from(tar.buffer, tar.byteOffset + start, 100).toString('latin1'))?.[0] ??
    ''
  );
}

function resolveInside(target: string, name: string): string {
  const path = join(target, normalize(`/${name}`));

  if (!path.startsWith(target)) throw new Error(`The tar holds a path outside of it: ${name}`);

  return path;
}
