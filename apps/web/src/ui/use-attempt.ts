import { Refusal } from '@longhand/contract/errors';
import { useState } from 'react';
import { useFailureText } from './failure-text.ts';

/** Runs one request of a form at a time and holds its error message. */
export function useAttempt() {
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  return {
    isPending,
    error,
    setError,

    /**
     * Resolves to the result, or to undefined after a failure, whose message is then in `error`.
     *
     * @param errorTextFor returns the form's own message for a failure, if it has one
     */
    async run<Result>(
      call: () => Promise<Result>,
      { errorTextFor, onRefusal }: AttemptOptions = {},
    ): Promise<Result | undefined> {
      setPending(true);
      setError(null);
      try {
        return await call();
      } catch (failure) {
        const isHandled = failure instanceof Refusal && onRefusal?.(failure) === true;
        if (!isHandled) setError(errorTextFor?.(failure) ?? failureText(failure));

        return undefined;
      } finally {
        setPending(false);
      }
    },
  };
}

type AttemptOptions = {
  errorTextFor?: (failure: unknown) => string | undefined;
  /** Returns whether the form handled the API error, so that no message is shown. */
  onRefusal?: (refusal: Refusal) => boolean;
};
