import { Refusal } from '@longhand/contract/errors';

/** A call that nothing answered: it took too long, or there was no way through. */
export class NoAnswer extends Error {
  readonly reason: 'timeout' | 'network';

  constructor(reason: 'timeout' | 'network') {
    super(`No answer: ${reason}`);
    this.name = 'NoAnswer';
    this.reason = reason;
  }
}

/** The sentences of the shared client, by what went wrong; their words are in `errors.json`. */
export type ClientSentence =
  | 'sessionExpired'
  | 'accessDenied'
  | 'rateLimited'
  | 'serverError'
  | 'timeout'
  | 'network';

/** The sentence that a status deserves on every screen, or undefined when the screen itself has to answer. */
export function sentenceOf(status: number): ClientSentence | undefined {
  if (status === 401) return 'sessionExpired';
  if (status === 403) return 'accessDenied';
  if (status === 429) return 'rateLimited';
  if (status >= 500) return 'serverError';

  return undefined;
}

export function isUnauthenticated(failure: unknown): boolean {
  return failure instanceof Refusal && failure.status === 401;
}
