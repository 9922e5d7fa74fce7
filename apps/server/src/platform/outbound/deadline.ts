import { FetchError } from './fetch-error.ts';

/** Ends a request after a time. */
export type Deadline = { signal: AbortSignal; aborted: Promise<never>; stop(): void };

/** Aborts after a time, or when the caller aborts. */
export function startDeadline(timeoutMs: number, callerSignal: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  aborted.catch(() => {});
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });

  const timeOut = () => controller.abort(new FetchError('timed_out', `after ${timeoutMs} ms`));
  const timer = setTimeout(timeOut, timeoutMs);
  const abort = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener('abort', abort, { once: true });

  return {
    signal,
    aborted,
    stop() {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', abort);
    },
  };
}
