import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { Disk, Operation } from './journal.ts';
import { LiveTree } from './live-tree.ts';

export interface Recording {
  before: Disk;
  operations: Operation[];
  note(text: string): void;
  stop(): void;
}

/**
 * Records what this process writes, renames and syncs below `root`. It stands in for those of
 * Node's file functions that the embedded database and the unpacking of its template call.
 */
export function record(root: string): Recording {
  const tree = new LiveTree(root);
  const { operations } = tree;
  const nodeOf = new Map<number, number>();
  const real = originals();
  /** Writing a whole file opens and writes it by the functions that are stood in for here. */
  let isInside = false;

  const onDescriptor = (descriptor: number, make: (node: number) => Operation) => {
    const node = nodeOf.get(descriptor);

    if (node !== undefined) operations.push(make(node));
  };
  const onFile = (path: unknown, ...make: ((node: number) => Operation)[]) => {
    const node = tree.nodeAt(path, 'file');

    if (node !== undefined) operations.push(...make.map((each) => each(node)));
  };

  Object.assign(fs, {
    openSync(path: string, flags: number | string = 'r', mode?: number) {
      const descriptor = real.openSync(path, flags, mode);
      const kind = real.fstatSync(descriptor).isDirectory() ? 'directory' : 'file';
      const node = isInside ? undefined : tree.nodeAt(path, kind);

      if (node === undefined) return descriptor;
      nodeOf.set(descriptor, node);
      if (Number(flags) & fs.constants.O_TRUNC) operations.push(resize(0)(node));

      return descriptor;
    },
    closeSync(descriptor: number) {
      nodeOf.delete(descriptor);
      real.closeSync(descriptor);
    },
    writeSync(descriptor: number, bytes: Uint8Array, offset: number, length: number, at: number) {
      const written = real.writeSync(descriptor, bytes, offset, length, at);
      onDescriptor(descriptor, write(at, bytes.subarray(offset, offset + written)));

      return written;
    },
    writeFileSync(path: string, data: string | Uint8Array, options?: fs.WriteFileOptions) {
      isInside = true;
      real.writeFileSync(path, data, options);
      isInside = false;
      onFile(path, resize(0), write(0, Buffer.from(data)));
    },
    ftruncateSync(descriptor: number, length: number) {
      real.ftruncateSync(descriptor, length);
      onDescriptor(descriptor, resize(length));
    },
    truncateSync(path: string, length: number) {
      real.truncateSync(path, length);
      onFile(path, resize(length));
    },
    mkdirSync(path: string, options?: fs.MakeDirectoryOptions) {
      const made = real.mkdirSync(path, options);
      tree.nodeAt(path, 'directory');

      return made;
    },
    renameSync(from: string, to: string) {
      real.renameSync(from, to);
      tree.move(from, to);
    },
    unlinkSync(path: string) {
      real.unlinkSync(path);
      tree.remove(path);
    },
    rmdirSync(path: string) {
      real.rmdirSync(path);
      tree.remove(path);
    },
    fsyncSync(descriptor: number) {
      real.fsyncSync(descriptor);
      onDescriptor(descriptor, sync);
    },
    fsync(descriptor: number, done: (error?: Error | null) => void) {
      real.fsync(descriptor, (error) => {
        onDescriptor(descriptor, sync);
        done(error);
      });
    },
    fdatasyncSync(descriptor: number) {
      real.fdatasyncSync(descriptor);
      onDescriptor(descriptor, sync);
    },
  });
  syncBuiltinESMExports();

  return {
    before: tree.before,
    operations,
    note: (text) => operations.push({ did: 'note', text }),
    stop() {
      Object.assign(fs, real);
      syncBuiltinESMExports();
    },
  };
}

/** The functions that are stood in for, as Node has them. */
function originals() {
  const { openSync, closeSync, fstatSync, writeSync, writeFileSync, ftruncateSync, truncateSync } =
    fs;
  const { mkdirSync, renameSync, unlinkSync, rmdirSync, fsyncSync, fsync, fdatasyncSync } = fs;

  return {
    ...{ openSync, closeSync, fstatSync, writeSync, writeFileSync, ftruncateSync, truncateSync },
    ...{ mkdirSync, renameSync, unlinkSync, rmdirSync, fsyncSync, fsync, fdatasyncSync },
  };
}

const write = (at: number, bytes: Uint8Array) => {
  const kept = Uint8Array.from(bytes);

  return (node: number): Operation => ({ did: 'write', node, at, bytes: kept });
};
const resize =
  (length: number) =>
  (node: number): Operation => ({ did: 'resize', node, length });
const sync = (node: number): Operation => ({ did: 'sync', node });
