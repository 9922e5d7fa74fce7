import { Refusal } from '@longhand/contract/errors';
import { useState } from 'react';
import { useFailureText } from './failure-text.ts';

/** One call of a form at a time, with the words for its failure. */
export function useAttempt() {
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  return {
    isPending,
    error,
    setError,

    /**
     * What the call brought, or undefined after a failure, which is then told in `error`.
     *
     * @param wordsFor says a failure in words of the form's own, where it has some
     */
    async run<Got>(
      call: () => Promise<Got>,
      { wordsFor, onRefusal }: Ways = {},
    ): Promise<Got | undefined> {
      setPending(true);
      setError(null);
      try {
        return await call();
      } catch (failure) {
        const isDealtWith = failure instanceof Refusal && onRefusal?.(failure) === true;
        if (!isDealtWith) setError(wordsFor?.(failure) ?? failureText(failure));

        return undefined;
      } finally {
        setPending(false);
      }
    },
  };
}

type Ways = {
  wordsFor?: (failure: unknown) => string | undefined;
  /** Returns whether it has dealt with the refusal, so that nothing more is said. */
  onRefusal?: (refusal: Refusal) => boolean;
};
