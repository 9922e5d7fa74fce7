import { waitAskedFor } from '../../platform/failures.ts';

export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Does one of many things again where the server asks for patience: there were too many in a minute. */
export async function patiently<Result>(
  act: () => Promise<Result>,
  { signal, wait }: { signal: AbortSignal; wait: Wait },
): Promise<Result> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await act();
    } catch (failure) {
      const asked = waitAskedFor(failure);
      if (asked === undefined) throw failure;
      await wait(asked, signal);
    }
  }
}

/** Ends at once when the work is stopped. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
