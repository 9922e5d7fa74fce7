import { Worker } from 'node:worker_threads';
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
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { directory } });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, (words: string) => void>();
  let lastId = 0;
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
  worker.on('exit', (code) => lose(new Error(`The embedded database ended with status ${code}.`)));

  function lose(error: Error) {
    const before = state;

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
      const transaction = (await ask({ call: 'begin' })) as number; // the worker's name for it
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

/** Drizzle also passes parsers; functions cannot be posted, and the worker has its own. */
function rowModeOf({ rowMode = 'object' }: QueryOptions): QueryOptions {
  return { rowMode };
}
