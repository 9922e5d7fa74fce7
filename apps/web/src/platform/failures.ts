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

/** This browser did not keep what it was to keep: its disk is full, or it does not want to. */
export class NotKept extends Error {
  readonly reason: 'full' | 'forbidden';

  constructor(cause: unknown) {
    super('Not kept on this device', { cause });
    this.name = 'NotKept';
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    this.reason = isFull ? 'full' : 'forbidden';
  }
}

/** Whether trying again brings nothing else. */
export function isFinal(failure: unknown): boolean {
  if (failure instanceof NotKept) return true;

  return failure instanceof Refusal && failure.status < 500 && !isForAnotherMoment(failure);
}

/** Too many requests, or one that arrived too slowly. */
function isForAnotherMoment({ status }: Refusal): boolean {
  return status === 429 || status === 408;
}

/** How long a server that is too busy asks to wait; undefined where it was not that. */
export function waitAskedFor(failure: unknown): number | undefined {
  const isBusy =
    failure instanceof Refusal && (failure.code === 'busy' || failure.code === 'rate_limited');
  if (!isBusy) return undefined;
  const seconds = Number(failure.details['retryAfterSeconds']);

  return seconds > 0 ? seconds * 1000 : busyMs;
}

const busyMs = 5_000;

/** Whether something was refused for what it says: another moment, session or network brings nothing else. */
export function isForWhatItSays(failure: unknown): boolean {
  if (failure instanceof NotKept) return true;

  return failure instanceof Refusal && forWhatItSays.has(failure.status);
}

const forWhatItSays: ReadonlySet<number> = new Set([400, 404, 409, 413]);

/** The sentences of the shared client, by what went wrong; their words are in `errors.json`. */
export type ClientSentence =
  | 'sessionExpired'
  | 'accessDenied'
  | 'rateLimited'
  | 'serverError'
  | 'outOfSpace'
  | 'timeout'
  | 'network';

/** The sentence that a status deserves on every screen, or undefined when the screen itself has to answer. */
export function sentenceOf(status: number): ClientSentence | undefined {
  if (status === 401) return 'sessionExpired';
  if (status === 403) return 'accessDenied';
  if (status === 429) return 'rateLimited';
  if (status === 507) return 'outOfSpace';
  if (status >= 500) return 'serverError';

  return undefined;
}

export function isUnauthenticated(failure: unknown): boolean {
  return failure instanceof Refusal && failure.status === 401;
}
