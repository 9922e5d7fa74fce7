/**
 * Applies a function to a value immediately, or when its promise resolves. A cached session, the usual case, then costs no extra turn of
 * the event loop.
 */
export function mapMaybePromise<Value, Result>(
  value: Value | Promise<Value>,
  onValue: (value: Value) => Result,
): Result | Promise<Awaited<Result>> {
  return value instanceof Promise
    ? (value.then(onValue) as Promise<Awaited<Result>>)
    : onValue(value); // `then` unwraps the result
}

/** Runs work and calls `done` when it has finished or failed. Errors thrown by `done` are not caught here. */
export function runWithCallback(work: () => unknown, done: (error?: Error) => void): void {
  let result: unknown;
  try {
    result = work();
  } catch (error) {
    done(error as Error); // any thrown value goes to the error handler unchanged

    return;
  }
  if (result instanceof Promise) result.then(() => done(), done);
  else done();
}
