import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './db.ts';

/**
 * Makes the use of the outer `db` inside `db.transaction()` an error. The embedded database has one
 * connection: such a query would wait for its own transaction for ever, and on PostgreSQL it would
 * quietly run outside of it. Nested `tx.transaction()`, parallel requests and work that outlives
 * the transaction stay allowed.
 */
export function guardTransactions<Guarded extends Db>(db: Guarded): Guarded {
  const inside = new AsyncLocalStorage<{ open: boolean }>();
  const session = db._.session;
  const transaction = session.transaction.bind(session);
  const prepareQuery = session.prepareQuery.bind(session);

  function refuseInside() {
    if (!inside.getStore()?.open) return;
    throw new Error('Outer db used inside db.transaction(): use the tx argument.');
  }

  session.transaction = async (work, config) => {
    refuseInside();

    return await transaction(async (tx) => {
      const scope = { open: true };

      try {
        return await inside.run(scope, async () => await work(tx));
      } finally {
        scope.open = false;
      }
    }, config);
  };

  function prepareGuarded(...args: Parameters<typeof prepareQuery>) {
    const prepared: Runnable = prepareQuery(...args);

    for (const run of ['execute', 'all'] as const) {
      const original = prepared[run]?.bind(prepared);

      if (original === undefined) continue;
      prepared[run] = async (...values) => {
        refuseInside();

        return await original(...values);
      };
    }

    return prepared;
  }

  Object.assign(session, { prepareQuery: prepareGuarded });

  return db;
}

/** The parts of a prepared query that run it; Drizzle's drivers add `all`, its base type lacks it. */
interface Runnable {
  execute(...values: never[]): Promise<unknown>;
  all?(...values: never[]): Promise<unknown>;
}
