/**
 * Goes on with a value at once where it is there, and else when it comes: what is in memory, as a session nearly always
 * is, costs a request no turn of the event loop.
 */
export function whenKnown<Value, Result>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Result,
): Result | Promise<Awaited<Result>> {
  return value instanceof Promise ? (value.then(goOn) as Promise<Awaited<Result>>) : goOn(value); // then() awaits
}

/** Does the work and says when it is done, or why it is not; what follows upon `done` is no part of it. */
export function whenDone(work: () => unknown, done: (error?: Error) => void): void {
  let worked: unknown;
  try {
    worked = work();
  } catch (error) {
    done(error as Error); // whatever was thrown goes to the error handler as it is

    return;
  }
  if (worked instanceof Promise) worked.then(() => done(), done);
  else done();
}
