import { Worker } from 'node:worker_threads';
import { exitStatus, StartError, toStartError } from '../start-error.ts';
import type { EmbeddedClient, EmbeddedQueries, QueryOptions, QueryResult } from './client.ts';
import {
  type ChannelMessage,
  type DatabaseWorkerRequest,
  fromPlainError,
  type WorkerReply,
} from './worker-messages.ts';

/**
 * Opens the embedded database in a worker thread. A panic ends only that thread: all pending calls are rejected and `onLost` is called,
 * because the process cannot continue without its database.
 */
export async function openEmbeddedInWorker(
  directory: string,
  onLost: (error: Error) => void,
): Promise<EmbeddedClient> {
  const panicReason = new SharedArrayBuffer(1_024);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { directory, reason: panicReason },
  });
  const pendingCalls = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, (words: string) => void>();
  let lastId = 0;
  let lastTransaction = 0;
  let state: 'opening' | 'open' | 'closed' = 'opening';

  const ready = Promise.withResolvers<unknown>();
  pendingCalls.set(lastId, ready);

  worker.on('message', (reply: WorkerReply | ChannelMessage) => {
    if ('channel' in reply) {
      listeners.get(reply.channel)?.(reply.payload);

      return;
    }
    const call = pendingCalls.get(reply.id);

    pendingCalls.delete(reply.id);
    if ('error' in reply) call?.reject(fromPlainError(reply.error));
    else call?.resolve(reply.result);
  });
  worker.on('error', (error: Error) => handleExit(error));
  worker.on('exit', (code) => handleExit(new Error(`status ${code}`)));

  function handleExit(cause: Error) {
    const stateBefore = state;
    const reasonText = decodeReason(panicReason) || cause.message;
    const error =
      stateBefore === 'opening'
        ? toOpenError(cause, { why: reasonText, directory })
        : new Error(`The embedded database stopped: ${reasonText}.`, { cause });

    state = 'closed';
    for (const call of pendingCalls.values()) call.reject(error);
    pendingCalls.clear();
    if (stateBefore === 'open') onLost(error);
  }

  async function sendRequest(request: DatabaseWorkerRequest): Promise<unknown> {
    if (state === 'closed') throw new Error('The embedded database is closed.');
    const id = ++lastId;
    const call = Promise.withResolvers<unknown>();

    pendingCalls.set(id, call);
    worker.postMessage({ id, ...request });

    return await call.promise;
  }

  function createQueries(transaction?: number): EmbeddedQueries {
    const inTransaction = transaction === undefined ? {} : { transaction };

    return {
      query: async (text, values = [], options = {}) =>
        (await sendRequest({
          call: 'query',
          text,
          values,
          options: rowModeOf(options),
          ...inTransaction,
        })) as QueryResult, // the result type of PGlite's query
      exec: async (statements) =>
        (await sendRequest({ call: 'exec', statements, ...inTransaction })) as QueryResult[], // the result type of PGlite's exec
    };
  }

  await ready.promise;
  state = 'open';

  return {
    ...createQueries(),
    async transaction(work) {
      const transaction = ++lastTransaction;
      const begun = sendRequest({ call: 'begin', transaction });
      begun.catch(() => {}); // reported by the first query, which does not wait for this reply
      let result: Awaited<ReturnType<typeof work>>;

      try {
        result = await work(createQueries(transaction));
      } catch (error) {
        await sendRequest({ call: 'end', transaction, outcome: 'rollback' });
        throw error;
      }
      await sendRequest({ call: 'end', transaction, outcome: 'commit' });

      return result;
    },
    async listen(channel, onMessage) {
      listeners.set(channel, onMessage);
      await sendRequest({ call: 'listen', channel });

      return async () => void listeners.delete(channel);
    },
    async close() {
      await sendRequest({ call: 'close' });
      state = 'closed';
      await worker.terminate();
    },
  };
}

/** File system errors, such as a full disk, are reported as such; any other error means a damaged database. */
function toOpenError(cause: Error, { why, directory }: { why: string; directory: string }): Error {
  if (/no space left on device/i.test(why)) {
    return new StartError(
      `There is no space left on the disk of ${directory}. Free some space and start again.`,
      exitStatus.failed,
    );
  }

  return (
    toStartError(cause, directory) ??
    new StartError(
      `The database in ${directory} cannot be opened: ${why}. Restore DATA_DIR from a backup.`,
    )
  );
}

function decodeReason(buffer: SharedArrayBuffer): string {
  const bytes = new Uint8Array(buffer).slice(); // TextDecoder does not accept shared memory

  return new TextDecoder().decode(bytes).replace(/\0.*$/s, '').trim().replace(/\.$/, '');
}

/** Drizzle also passes parsers. Functions cannot be posted to a worker, which has its own parsers. */
function rowModeOf({ rowMode = 'object' }: QueryOptions): QueryOptions {
  return { rowMode };
}
