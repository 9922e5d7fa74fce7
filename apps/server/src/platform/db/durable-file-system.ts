import { fdatasyncSync, fsyncSync, writeSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite on real files that survive a power loss. PGlite itself never syncs: its file system lacks
 * the operation that PostgreSQL's fsync ends in. It is added here, and a sync that fails ends the
 * process: PostgreSQL panics, and what follows a panic inside WebAssembly is an endless loop.
 */
export class DurableFileSystem extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const ready = await super.init(...args);

    ready.emscriptenOpts.onAbort = (reason: unknown) => {
      writeSync(2, `The embedded database stopped: ${String(reason)}\n`);
      process.exit(70);
    };
    ready.emscriptenOpts.preRun?.push((module) => {
      const operations = streamOperations(module);

      operations.fsync = (stream) => {
        try {
          if (isWriteAheadLog(stream.node.name)) fdatasyncSync(stream.nfd);
          else fsyncSync(stream.nfd);

          return 0;
        } catch {
          return inputOutputError;
        }
      };
    });

    return ready;
  }
}

/** How PostgreSQL is started on such files: it syncs, and it takes little memory. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
];

interface OpenFile {
  nfd: number;
  node: { name: string };
}

interface StreamOperations {
  open?: unknown;
  fsync?: (stream: OpenFile) => number;
}

/** EIO, as Emscripten numbers it. */
const inputOutputError = 29;

/** Segments keep their size, so that syncing their data is enough. */
function isWriteAheadLog(name: string): boolean {
  return /^[0-9A-F]{24}$/.test(name);
}

function streamOperations(module: { NODEFS?: unknown }): StreamOperations {
  const nodeFs = module.NODEFS as { stream_ops?: StreamOperations } | undefined; // Emscripten publishes no type for it

  if (typeof nodeFs?.stream_ops?.open !== 'function') {
    throw new Error('PGlite changed its file system: writes could not be made durable.');
  }

  return nodeFs.stream_ops;
}
