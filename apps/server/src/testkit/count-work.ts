import type { TestServer } from './server.ts';

/** What a request costs that a clock would notice: statements sent to the database, passwords hashed. */
export type Work = { statements: number; hashes: number };

/** Counts the work of everything that runs until `stop`. */
export function countWork({ services }: TestServer): { work: Work; stop(): void } {
  const work: Work = { statements: 0, hashes: 0 };
  const undo = [
    // the session of the database itself, and the one that every transaction makes of the same class
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
      for (const each of undo) each();
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
