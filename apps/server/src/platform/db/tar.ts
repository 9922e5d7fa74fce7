import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The plain files and folders of a directory as a tar (POSIX ustar); the same ones give the same bytes. */
export function packTar(directory: string): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];

  for (const entry of entriesOf(directory)) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(directory.length + 1);

    if (entry.isDirectory()) {
      parts.push(header(`${name}/`, 0));
    } else {
      const content = readFileSync(path);
      const padding = new Uint8Array(padded(content.length) - content.length);

      parts.push(header(name, content.length), content, padding);
    }
  }

  return new Uint8Array(Buffer.concat([...parts, new Uint8Array(2 * block)]));
}

/** Unpacks a tar, readable by its owner alone. */
export function unpackTar(tar: Uint8Array, target: string): void {
  mkdirSync(target, { recursive: true, mode: 0o700 });

  for (let at = 0; at + block <= tar.length; ) {
    const name = text(tar, at + field.name);

    if (name === '') return;
    const size = Number.parseInt(text(tar, at + field.size), 8) || 0;
    const path = inside(target, name);

    if (text(tar, at + field.type) === folder) {
      mkdirSync(path, { recursive: true, mode: 0o700 });
    } else {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileSync(path, tar.subarray(at + block, at + block + size), { mode: 0o600 });
    }
    at += block + padded(size);
  }
}

const block = 512;
const folder = '5';
const file = '0';

/** Where the fields of a header begin. */
const field = { name: 0, mode: 100, size: 124, time: 136, sum: 148, type: 156, magic: 257 };

function padded(size: number): number {
  return Math.ceil(size / block) * block;
}

function entriesOf(directory: string) {
  return readdirSync(directory, { recursive: true, withFileTypes: true }).sort((a, b) =>
    join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
  );
}

function header(name: string, size: number): Uint8Array {
  const bytes = Buffer.alloc(block);
  const isFolder = name.endsWith('/');

  if (name.length > 100) throw new Error(`The name is too long for a tar: ${name}`);
  bytes.write(name, field.name);
  bytes.write(isFolder ? '0000700' : '0000600', field.mode);
  bytes.write(size.toString(8).padStart(11, '0'), field.size);
  bytes.write('00000000000', field.time);
  bytes.write('        ', field.sum);
  bytes.write(isFolder ? folder : file, field.type);
  bytes.write('ustar\0' + '00', field.magic);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, field.sum);

  return bytes;
}

/** A text ends at a zero byte or a space. */
function text(tar: Uint8Array, start: number): string {
  return (
    /^[^\0 ]*/.exec(Buffer.from(tar.buffer, tar.byteOffset + start, 100).toString('latin1'))?.[0] ??
    ''
  );
}

function inside(target: string, name: string): string {
  const path = join(target, normalize(`/${name}`));

  if (!path.startsWith(target)) throw new Error(`The tar holds a path outside of it: ${name}`);

  return path;
}
