import { Refusal } from '@longhand/contract/errors';

/** A call without a response: timeout or network failure. */
export class NoResponseError extends Error {
  readonly reason: 'timeout' | 'network';

  constructor(reason: 'timeout' | 'network') {
    super(`No answer: ${reason}`);
    this.name = 'NoAnswer';
    this.reason = reason;
  }
}

/** A write to browser storage failed: quota exceeded or not allowed. */
export class StorageWriteError extends Error {
  readonly reason: 'full' | 'forbidden';

  constructor(cause: unknown) {
    super('Not kept on this device', { cause });
    this.name = 'NotKept';
    const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
    this.reason = isFull ? 'full' : 'forbidden';
  }
}

/** Whether a retry cannot succeed. */
export function isPermanentFailure(failure: unknown): boolean {
  if (failure instanceof StorageWriteError) return true;

  return failure instanceof Refusal && failure.status < 500 && !isTemporaryRefusal(failure);
}

/** Rate limit or request timeout. */
function isTemporaryRefusal({ status }: Refusal): boolean {
  return status === 429 || status === 408;
}

/** Delay requested by a busy server, in milliseconds; undefined for other errors. */
export function serverRetryDelay(failure: unknown): number | undefined {
  const isBusy =
    failure instanceof Refusal && (failure.code === 'busy' || failure.code === 'rate_limited');
  if (!isBusy) return undefined;
  const seconds = Number(failure.details['retryAfterSeconds']);

  return seconds > 0 ? seconds * 1000 : defaultRetryMs;
}

const defaultRetryMs = 5_000;

/** Whether the content was refused, so that a later retry cannot succeed in any session. */
export function isContentRefusal(failure: unknown): boolean {
  if (failure instanceof StorageWriteError) return true;

  return failure instanceof Refusal && contentRefusalStatuses.has(failure.status);
}

const contentRefusalStatuses: ReadonlySet<number> = new Set([400, 404, 409, 413]);

/** Message keys of common client errors, below `errors.client`. */
export type ClientErrorKey =
  | 'sessionExpired'
  | 'accessDenied'
  | 'rateLimited'
  | 'serverError'
  | 'outOfSpace'
  | 'timeout'
  | 'network';

/** Message key for a status on every screen; undefined if the screen handles it. */
export function clientErrorKeyOf(status: number): ClientErrorKey | undefined {
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
