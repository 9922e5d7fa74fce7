import { randomBytes } from 'node:crypto';

/**
 * Names requests: no two are named alike, on any node, at any time. A random name for the process and a count cost a
 * fraction of a random name for each. Nothing is entrusted to a name, so it may be guessed.
 */
export function createRequestIds(): () => string {
  const prefix = randomBytes(9).toString('base64url');
  let count = 0;

  return () => {
    count += 1;

    return `${prefix}-${count.toString(36)}`;
  };
}
