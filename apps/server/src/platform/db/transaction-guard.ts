import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './db.ts';

/**
 * Makes using the outer `db` inside `db.transaction()` an error. The embedded database has one connection, so such a query would deadlock
 * with its own transaction; on PostgreSQL it would silently run outside of it. Nested `tx.transaction()`, parallel requests and work that
 * outlives the transaction stay allowed.
 */
export function guardTransactions<Guarded extends Db>(db: Guarded): Guarded {
  const transactionScope = new AsyncLocalStorage<{ open: boolean }>();
  const session = db._.session;
  const transaction = session.transaction.bind(session);
  const prepareQuery = session.prepareQuery.bind(session);

  function assertOutsideTransaction() {
    if (!transactionScope.getStore()?.open) return;
    throw new Error('Outer db used inside db.transaction(): use the tx argument.');
  }

  session.transaction = async (work, config) => {
    assertOutsideTransaction();

    return await transaction(async (tx) => {
      const scope = { open: true };

      try {
        return await transactionScope.run(scope, async () => await work(tx));
      } finally {
        scope.open = false;
      }
    }, config);
  };

  function prepareGuardedQuery(...args: Parameters<typeof prepareQuery>) {
    const prepared: Runnable = prepareQuery(...args);

    for (const run of ['execute', 'all'] as const) {
      const original = prepared[run]?.bind(prepared);

      if (original === undefined) continue;
      prepared[run] = async (...values) => {
        assertOutsideTransaction();

        return await original(...values);
      };
    }

    return prepared;
  }

  Object.assign(session, { prepareQuery: prepareGuardedQuery });

  return db;
}

/** The methods that run a prepared query; Drizzle's drivers add `all`, which its base type lacks. */
interface Runnable {
  execute(...values: never[]): Promise<unknown>;
  all?(...values: never[]): Promise<unknown>;
}
