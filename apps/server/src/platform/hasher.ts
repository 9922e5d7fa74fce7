import { availableParallelism } from 'node:os';
import { refuse } from '@longhand/contract/errors';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id (the library's default kind): 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maxQueueLength = 50;

export type Hasher = ReturnType<typeof createHasher>;

/**
 * Password hashing (argon2id) with limited concurrency, one hash per core. When too many requests are queued, the next one fails with
 * `busy`.
 */
export function createHasher(concurrency = availableParallelism()) {
  let running = 0;
  const waiting: (() => void)[] = [];

  const withSlot = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) {
      if (waiting.length >= maxQueueLength) throw refuse('busy');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;

    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };

  return {
    hash: (password: string) => withSlot(() => hash(password, cost)),

    /** Without a stored hash, verifies against a dummy hash, so that the response time does not reveal whether the account exists. */
    verify: (stored: string | null | undefined, password: string) =>
      withSlot(async () => (await verify(stored ?? dummyHash, password)) && stored != null),
  };
}

/** Whether a stored hash was created with a lower cost than the current one. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);

  return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
}

/** The hash of a discarded random password, created with the cost above. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Q7vdCS0OvuilADZZiLsydA$6LvRZeT4cvV6jjUJHhw24gzAoAu+dKRMM08xIswuiU8';
