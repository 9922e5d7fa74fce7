import { randomBytes } from 'node:crypto';

/**
 * Creates unique request ids: a random prefix per process plus a counter, which is much cheaper than a random id per request. Ids are not
 * secret, so they may be guessable.
 */
export function createRequestIdGenerator(): () => string {
  const prefix = randomBytes(9).toString('base64url');
  let count = 0;

  return () => {
    count += 1;

    return `${prefix}-${count.toString(36)}`;
  };
}
