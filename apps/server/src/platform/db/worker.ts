import { parentPort, workerData } from 'node:worker_threads';
import type { EmbeddedClient, EmbeddedQueries } from './client.ts';
import { openEmbedded } from './embedded.ts';
import {
  type ChannelMessage,
  type DatabaseWorkerRequest,
  toPlainError,
  type WorkerReply,
  type WorkerRequestWithId,
} from './worker-messages.ts';

/** Runs the embedded database in its own thread, so that a sync or a vacuum never blocks HTTP. */
const client = await openEmbedded(workerData.directory, writePanicReason);
const transactions = new Map<number, Promise<OpenTransaction>>();

parentPort?.on('message', async ({ id, ...request }: WorkerRequestWithId) => {
  reply(await handleRequest(id, request));
});
reply({ id: 0, result: 'ready' });

/**
 * Writes the first panic reason to shared memory for the main thread, because a panicking thread cannot send messages. Only the first
 * reason is kept; later ones are consequences.
 */
function writePanicReason(reason: string) {
  const reasonBytes = new Uint8Array(workerData.reason);
  if (reasonBytes[0] === 0) new TextEncoder().encodeInto(reason, reasonBytes);
}

interface OpenTransaction {
  queries: EmbeddedQueries;
  end: (outcome: 'commit' | 'rollback') => Promise<void>;
}

function reply(message: WorkerReply | ChannelMessage) {
  parentPort?.postMessage(message);
}

async function handleRequest(id: number, request: DatabaseWorkerRequest): Promise<WorkerReply> {
  try {
    return { id, result: await run(request) };
  } catch (error) {
    return { id, error: toPlainError(error) };
  }
}

async function run(request: DatabaseWorkerRequest): Promise<unknown> {
  switch (request.call) {
    case 'query':
      return await (await queriesOf(request.transaction)).query(
        request.text,
        request.values,
        request.options,
      );
    case 'exec':
      return (await (await queriesOf(request.transaction)).exec(request.statements)).map(
        ({ rows }) => ({ rows }),
      );
    case 'begin':
      return await beginTransaction(client, request.transaction);
    case 'end':
      return await endTransaction(request.transaction, request.outcome);
    case 'listen':
      await client.listen(request.channel, (payload) =>
        reply({ channel: request.channel, payload }),
      );
      return;
    case 'close':
      return await client.close();
  }
}

async function queriesOf(transaction: number | undefined): Promise<EmbeddedQueries> {
  return transaction === undefined ? client : (await findTransaction(transaction)).queries;
}

/** A query may arrive before its transaction has begun. */
async function findTransaction(transaction: number): Promise<OpenTransaction> {
  const open = transactions.get(transaction);

  if (open === undefined) throw new Error('The transaction has ended.');

  return await open;
}

async function endTransaction(transaction: number, outcome: 'commit' | 'rollback'): Promise<void> {
  const open = findTransaction(transaction);
  transactions.delete(transaction);

  await (await open).end(outcome);
}

/** Begins a transaction and keeps it open until `endTransaction` is called. */
async function beginTransaction(database: EmbeddedClient, transaction: number): Promise<void> {
  const begun = Promise.withResolvers<OpenTransaction>();
  const outcome = Promise.withResolvers<'commit' | 'rollback'>();

  transactions.set(transaction, begun.promise);
  const finished = database.transaction(async (queries) => {
    begun.resolve({ queries, end: finish });
    if ((await outcome.promise) === 'rollback') throw rolledBack;
  });

  async function finish(chosen: 'commit' | 'rollback') {
    outcome.resolve(chosen);
    await finished.catch((error) => {
      if (error !== rolledBack) throw error;
    });
  }

  finished.catch(begun.reject);
  await begun.promise;
}

const rolledBack = new Error('rolled back');
