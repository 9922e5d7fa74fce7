import { availableParallelism } from 'node:os';
import { refuse } from '@longhand/contract/errors';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id (the library's default kind): 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const queueLength = 50;

export type Hasher = ReturnType<typeof createHasher>;

/** Hashes passwords, as many at once as there are cores; when too many wait the next is refused as `busy`. */
export function createHasher(atOnce = availableParallelism()) {
  let running = 0;
  const waiting: (() => void)[] = [];

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= queueLength) throw refuse('busy');
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
    hash: (password: string) => inTurn(() => hash(password, cost)),

    /** Takes the same work without a hash to compare with: an unknown address answers no faster. */
    verify: (stored: string | null | undefined, password: string) =>
      inTurn(async () => (await verify(stored ?? standIn, password)) && stored != null),
  };
}

/** Whether a stored hash was made with less work than is asked for now. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);

  return memoryCost < cost.memoryCost || timeCost < cost.timeCost;
}

/** Of a random password that was thrown away, made with the cost above. */
const standIn =
  '$argon2id$v=19$m=19456,t=2,p=1$Q7vdCS0OvuilADZZiLsydA$6LvRZeT4cvV6jjUJHhw24gzAoAu+dKRMM08xIswuiU8';
