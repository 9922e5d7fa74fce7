import { fdatasyncSync, fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite on files that survive a power loss. PGlite's own file system lacks the operation behind PostgreSQL's fsync, so it never syncs.
 * This class adds it. A failed sync ends the process: PostgreSQL panics, and after a panic inside WebAssembly comes an endless loop.
 *
 * A file that this process has not written is not synced: `openEmbedded` has already synced it. Otherwise a recovery would sync each of a
 * thousand files, one by one and twice.
 */
export class DurableFileSystem extends NodeFS {
  readonly #onPanic: (reason: string) => void;

  /** @param onPanic receives the reason just before the process exits */
  constructor(directory: string, onPanic: (reason: string) => void) {
    super(directory);
    this.#onPanic = onPanic;
  }

  override async init(...args: Parameters<NodeFS['init']>) {
    const ready = await super.init(...args);

    ready.emscriptenOpts.onAbort = (reason: unknown) => {
      this.#onPanic(String(reason));
      process.exit(70);
    };
    ready.emscriptenOpts.preRun?.push(makeDurable);

    return ready;
  }
}

/**
 * PostgreSQL start parameters: sync writes, use little memory, and merge new search terms into the GIN index in small batches, because all
 * other queries wait for each merge.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
  ...['-c', 'gin_pending_list_limit=512kB'],
];

function makeDurable(module: { NODEFS?: unknown; FS: { isFile(mode: number): boolean } }): void {
  const { stream_ops: streamOps, node_ops: nodeOps } = operationsOf(module);
  const written = new WeakSet<FileNode>();
  const { write, setattr: setOnStream } = streamOps;
  const { mknod, setattr: setOnNode } = nodeOps;

  nodeOps.mknod = (...args) => {
    const node = mknod(...args);
    written.add(node);

    return node;
  };
  nodeOps.setattr = (node, ...rest) => {
    written.add(node);
    setOnNode(node, ...rest);
  };
  streamOps.setattr = (stream, ...rest) => {
    written.add(stream.node);
    setOnStream(stream, ...rest);
  };
  streamOps.write = (stream, ...rest) => {
    written.add(stream.node);

    return write(stream, ...rest);
  };
  streamOps.fsync = ({ nfd, node }) => {
    if (module.FS.isFile(node.mode) && !written.has(node)) return 0;

    try {
      if (isWriteAheadLog(node.name)) fdatasyncSync(nfd);
      else fsyncSync(nfd);

      return 0;
    } catch {
      return inputOutputError;
    }
  };
}

/** The part of Emscripten's NODEFS used here. */
interface Operations {
  stream_ops: {
    write(stream: OpenFile, ...rest: unknown[]): number;
    setattr(stream: OpenFile, ...rest: unknown[]): void;
    fsync?(stream: OpenFile): number;
  };
  node_ops: {
    mknod(...args: unknown[]): FileNode;
    setattr(node: FileNode, ...rest: unknown[]): void;
  };
}

interface OpenFile {
  nfd: number;
  node: FileNode;
}

interface FileNode {
  name: string;
  mode: number;
}

function operationsOf({ NODEFS }: { NODEFS?: unknown }): Operations {
  const found = NODEFS as Partial<Operations> | undefined; // Emscripten publishes no type for it
  const { stream_ops, node_ops } = found ?? {};
  const used = [stream_ops?.write, stream_ops?.setattr, node_ops?.mknod, node_ops?.setattr];

  if (!stream_ops || !node_ops || used.some((operation) => typeof operation !== 'function')) {
    throw new Error('PGlite changed its file system: writes could not be made durable.');
  }

  return { stream_ops, node_ops };
}

/** EIO in Emscripten's numbering. */
const inputOutputError = 29;

/** WAL segments have a fixed size, so syncing their data is enough. */
function isWriteAheadLog(name: string): boolean {
  return /^[0-9A-F]{24}$/.test(name);
}
