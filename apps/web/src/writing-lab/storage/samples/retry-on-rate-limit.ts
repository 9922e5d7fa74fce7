import { serverRetryDelay } from '../../../platform/failures.ts';

export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Repeats an action when the server reports a rate limit, after the wait it asks for. */
export async function retryOnRateLimit<Result>(
  act: () => Promise<Result>,
  { signal, wait }: { signal: AbortSignal; wait: Wait },
): Promise<Result> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await act();
    } catch (failure) {
      const delayMs = serverRetryDelay(failure);
      if (delayMs === undefined) throw failure;
      await wait(delayMs, signal);
    }
  }
}

/** Resolves at once when aborted. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
