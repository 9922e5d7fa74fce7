import { parentPort, workerData } from 'node:worker_threads';
import type { EmbeddedClient, EmbeddedQueries } from './client.ts';
import { openEmbedded } from './embedded.ts';
import {
  type Heard,
  type NumberedRequest,
  type Reply,
  type Request,
  toPlain,
} from './worker-messages.ts';

/** The embedded database in a thread of its own, so that a sync or a vacuum never stops HTTP. */
const client = await openEmbedded(workerData.directory, noteReason);
const transactions = new Map<number, Promise<OpenTransaction>>();

parentPort?.on('message', async ({ id, ...request }: NumberedRequest) => {
  reply(await answer(id, request));
});
reply({ id: 0, result: 'ready' });

/**
 * Leaves the first reason where the main thread finds it: a thread that ends in a panic sends no more messages. The first
 * one says what happened, those behind it what followed from that.
 */
function noteReason(reason: string) {
  const noted = new Uint8Array(workerData.reason);
  if (noted[0] === 0) new TextEncoder().encodeInto(reason, noted);
}

interface OpenTransaction {
  queries: EmbeddedQueries;
  end: (outcome: 'commit' | 'rollback') => Promise<void>;
}

function reply(message: Reply | Heard) {
  parentPort?.postMessage(message);
}

async function answer(id: number, request: Request): Promise<Reply> {
  try {
    return { id, result: await run(request) };
  } catch (error) {
    return { id, error: toPlain(error) };
  }
}

async function run(request: Request): Promise<unknown> {
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
      return await begin(client, request.transaction);
    case 'end':
      return await end(request.transaction, request.outcome);
    case 'listen':
      await client.listen(request.channel, (words) => reply({ channel: request.channel, words }));
      return;
    case 'close':
      return await client.close();
  }
}

async function queriesOf(transaction: number | undefined): Promise<EmbeddedQueries> {
  return transaction === undefined ? client : (await openTransaction(transaction)).queries;
}

/** Its first query may come before it has begun. */
async function openTransaction(transaction: number): Promise<OpenTransaction> {
  const open = transactions.get(transaction);

  if (open === undefined) throw new Error('The transaction has ended.');

  return await open;
}

async function end(transaction: number, outcome: 'commit' | 'rollback'): Promise<void> {
  const open = openTransaction(transaction);
  transactions.delete(transaction);

  await (await open).end(outcome);
}

/** Begins a transaction, and keeps it open until `end` is called. */
async function begin(database: EmbeddedClient, transaction: number): Promise<void> {
  const begun = Promise.withResolvers<OpenTransaction>();
  const outcome = Promise.withResolvers<'commit' | 'rollback'>();

  transactions.set(transaction, begun.promise);
  const finished = database.transaction(async (queries) => {
    begun.resolve({ queries, end: settle });
    if ((await outcome.promise) === 'rollback') throw rolledBack;
  });

  async function settle(chosen: 'commit' | 'rollback') {
    outcome.resolve(chosen);
    await finished.catch((error) => {
      if (error !== rolledBack) throw error;
    });
  }

  finished.catch(begun.reject);
  await begun.promise;
}

const rolledBack = new Error('rolled back');
