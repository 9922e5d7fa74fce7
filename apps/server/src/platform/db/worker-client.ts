import { Worker } from 'node:worker_threads';
import { exitStatus, StartError, startErrorOf } from '../start-error.ts';
import type { EmbeddedClient, EmbeddedQueries, QueryOptions, QueryResult } from './client.ts';
import { fromPlain, type Heard, type Reply, type Request } from './worker-messages.ts';

/**
 * Opens the embedded database in a worker thread. A panic ends the thread alone: everything that
 * waits is then refused and `onLost` is called, for this process is of no use without its database.
 */
export async function openInWorker(
  directory: string,
  onLost: (error: Error) => void,
): Promise<EmbeddedClient> {
  const reason = new SharedArrayBuffer(1_024);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { directory, reason },
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, (words: string) => void>();
  let lastId = 0;
  let lastTransaction = 0;
  let state: 'opening' | 'open' | 'closed' = 'opening';

  const ready = Promise.withResolvers<unknown>();
  waiting.set(lastId, ready);

  worker.on('message', (reply: Reply | Heard) => {
    if ('channel' in reply) {
      listeners.get(reply.channel)?.(reply.words);

      return;
    }
    const call = waiting.get(reply.id);

    waiting.delete(reply.id);
    if ('error' in reply) call?.reject(fromPlain(reply.error));
    else call?.resolve(reply.result);
  });
  worker.on('error', (error: Error) => lose(error));
  worker.on('exit', (code) => lose(new Error(`status ${code}`)));

  function lose(cause: Error) {
    const before = state;
    const why = textIn(reason) || cause.message;
    const error =
      before === 'opening'
        ? openingError(cause, { why, directory })
        : new Error(`The embedded database stopped: ${why}.`, { cause });

    state = 'closed';
    for (const call of waiting.values()) call.reject(error);
    waiting.clear();
    if (before === 'open') onLost(error);
  }

  async function ask(request: Request): Promise<unknown> {
    if (state === 'closed') throw new Error('The embedded database is closed.');
    const id = ++lastId;
    const call = Promise.withResolvers<unknown>();

    waiting.set(id, call);
    worker.postMessage({ id, ...request });

    return await call.promise;
  }

  function queriesIn(transaction?: number): EmbeddedQueries {
    const inTransaction = transaction === undefined ? {} : { transaction };

    return {
      query: async (text, values = [], options = {}) =>
        (await ask({
          call: 'query',
          text,
          values,
          options: rowModeOf(options),
          ...inTransaction,
        })) as QueryResult, // what PGlite's query answers in the worker
      exec: async (statements) =>
        (await ask({ call: 'exec', statements, ...inTransaction })) as QueryResult[], // the same
    };
  }

  await ready.promise;
  state = 'open';

  return {
    ...queriesIn(),
    async transaction(work) {
      const transaction = ++lastTransaction;
      const begun = ask({ call: 'begin', transaction });
      begun.catch(() => {}); // told by the first query, which does not wait for it to be answered
      let result: Awaited<ReturnType<typeof work>>;

      try {
        result = await work(queriesIn(transaction));
      } catch (error) {
        await ask({ call: 'end', transaction, outcome: 'rollback' });
        throw error;
      }
      await ask({ call: 'end', transaction, outcome: 'commit' });

      return result;
    },
    async listen(channel, hear) {
      listeners.set(channel, hear);
      await ask({ call: 'listen', channel });

      return async () => void listeners.delete(channel);
    },
    async close() {
      await ask({ call: 'close' });
      state = 'closed';
      await worker.terminate();
    },
  };
}

/** What the system refused, such as a full disk, is said as that; anything else means that the database is damaged. */
function openingError(cause: Error, { why, directory }: { why: string; directory: string }): Error {
  if (/no space left on device/i.test(why)) {
    return new StartError(
      `There is no space left on the disk of ${directory}. Free some space and start again.`,
      exitStatus.failed,
    );
  }

  return (
    startErrorOf(cause, directory) ??
    new StartError(
      `The database in ${directory} cannot be opened: ${why}. Restore DATA_DIR from a backup.`,
    )
  );
}

function textIn(buffer: SharedArrayBuffer): string {
  const bytes = new Uint8Array(buffer).slice(); // a decoder takes no shared memory

  return new TextDecoder().decode(bytes).replace(/\0.*$/s, '').trim().replace(/\.$/, '');
}

/** Drizzle also passes parsers; functions cannot be posted, and the worker has its own. */
function rowModeOf({ rowMode = 'object' }: QueryOptions): QueryOptions {
  return { rowMode };
}
