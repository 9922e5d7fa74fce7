import type { TestServer } from './server.ts';

/** Costs of a request that affect its response time: SQL statements and password hashes. */
export type WorkCounts = { statements: number; hashes: number };

/** Counts statements and hashes until `stop` is called. */
export function countWork({ services }: TestServer): { work: WorkCounts; stop(): void } {
  const work: WorkCounts = { statements: 0, hashes: 0 };
  const restore = [
    // the database's own session, and the prototype shared by the sessions of its transactions
    countCalls(services.db._.session, 'prepareQuery', () => (work.statements += 1)),
    countCalls(
      Object.getPrototypeOf(services.db._.session),
      'prepareQuery',
      () => (work.statements += 1),
    ),
    countCalls(services.hasher, 'hash', () => (work.hashes += 1)),
    countCalls(services.hasher, 'verify', () => (work.hashes += 1)),
  ];

  return {
    work,
    stop() {
      for (const each of restore) each();
    },
  };
}

function countCalls<Name extends string>(
  target: { [N in Name]: (...given: never[]) => unknown },
  name: Name,
  count: () => void,
): () => void {
  const original = target[name];
  const isOwn = Object.hasOwn(target, name);
  target[name] = function counted(this: unknown, ...given: never[]) {
    count();

    return original.apply(this, given);
  };

  return () => {
    if (isOwn) target[name] = original;
    else Reflect.deleteProperty(target, name);
  };
}
