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
 * Records the writes, renames and syncs of this process below `root` by replacing the Node file functions that the embedded database and
 * the template unpacking use.
 */
export function recordOperations(root: string): Recording {
  const tree = new LiveTree(root);
  const { operations } = tree;
  const nodeByDescriptor = new Map<number, number>();
  const originalFunctions = getOriginals();
  /** `writeFileSync` internally calls other replaced functions; this flag avoids recording twice. */
  let isInside = false;

  const onDescriptor = (descriptor: number, make: (node: number) => Operation) => {
    const node = nodeByDescriptor.get(descriptor);

    if (node !== undefined) operations.push(make(node));
  };
  const onFile = (path: unknown, ...make: ((node: number) => Operation)[]) => {
    const node = tree.nodeAt(path, 'file');

    if (node !== undefined) operations.push(...make.map((each) => each(node)));
  };

  Object.assign(fs, {
    openSync(path: string, flags: number | string = 'r', mode?: number) {
      const descriptor = originalFunctions.openSync(path, flags, mode);
      const kind = originalFunctions.fstatSync(descriptor).isDirectory() ? 'directory' : 'file';
      const node = isInside ? undefined : tree.nodeAt(path, kind);

      if (node === undefined) return descriptor;
      nodeByDescriptor.set(descriptor, node);
      if (Number(flags) & fs.constants.O_TRUNC) operations.push(resize(0)(node));

      return descriptor;
    },
    closeSync(descriptor: number) {
      nodeByDescriptor.delete(descriptor);
      originalFunctions.closeSync(descriptor);
    },
    writeSync(descriptor: number, bytes: Uint8Array, offset: number, length: number, at: number) {
      const written = originalFunctions.writeSync(descriptor, bytes, offset, length, at);
      onDescriptor(descriptor, write(at, bytes.subarray(offset, offset + written)));

      return written;
    },
    writeFileSync(path: string, data: string | Uint8Array, options?: fs.WriteFileOptions) {
      isInside = true;
      originalFunctions.writeFileSync(path, data, options);
      isInside = false;
      onFile(path, resize(0), write(0, Buffer.from(data)));
    },
    ftruncateSync(descriptor: number, length: number) {
      originalFunctions.ftruncateSync(descriptor, length);
      onDescriptor(descriptor, resize(length));
    },
    truncateSync(path: string, length: number) {
      originalFunctions.truncateSync(path, length);
      onFile(path, resize(length));
    },
    mkdirSync(path: string, options?: fs.MakeDirectoryOptions) {
      const made = originalFunctions.mkdirSync(path, options);
      tree.nodeAt(path, 'directory');

      return made;
    },
    renameSync(from: string, to: string) {
      originalFunctions.renameSync(from, to);
      tree.move(from, to);
    },
    unlinkSync(path: string) {
      originalFunctions.unlinkSync(path);
      tree.remove(path);
    },
    rmdirSync(path: string) {
      originalFunctions.rmdirSync(path);
      tree.remove(path);
    },
    fsyncSync(descriptor: number) {
      originalFunctions.fsyncSync(descriptor);
      onDescriptor(descriptor, sync);
    },
    fsync(descriptor: number, done: (error?: Error | null) => void) {
      originalFunctions.fsync(descriptor, (error) => {
        onDescriptor(descriptor, sync);
        done(error);
      });
    },
    fdatasyncSync(descriptor: number) {
      originalFunctions.fdatasyncSync(descriptor);
      onDescriptor(descriptor, sync);
    },
  });
  syncBuiltinESMExports();

  return {
    before: tree.before,
    operations,
    note: (text) => operations.push({ did: 'note', text }),
    stop() {
      Object.assign(fs, originalFunctions);
      syncBuiltinESMExports();
    },
  };
}

/** The original Node functions that are replaced. */
function getOriginals() {
  const { openSync, closeSync, fstatSync, writeSync, writeFileSync, ftruncateSync, truncateSync } =
    fs;
  const { mkdirSync, renameSync, unlinkSync, rmdirSync, fsyncSync, fsync, fdatasyncSync } = fs;

  return {
    ...{ openSync, closeSync, fstatSync, writeSync, writeFileSync, ftruncateSync, truncateSync },
    ...{ mkdirSync, renameSync, unlinkSync, rmdirSync, fsyncSync, fsync, fdatasyncSync },
  };
}

const write = (at: number, bytes: Uint8Array) => {
  const copiedBytes = Uint8Array.from(bytes);

  return (node: number): Operation => ({ did: 'write', node, at, bytes: copiedBytes });
};
const resize =
  (length: number) =>
  (node: number): Operation => ({ did: 'resize', node, length });
const sync = (node: number): Operation => ({ did: 'sync', node });
