import { Refusal } from '@longhand/contract/errors';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../ui/failure-text.ts';
import { type Act, wordsFor } from './attempt-words.ts';

/** One call of a form at a time, with the words for its failure: a refusal's own, else those of the call. */
export function useAttempt() {
  const t = useTranslations();
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  return {
    isPending,
    error,
    setError,

    /** What the call brought, or undefined after a failure, which is then told in `error`. */
    async run<Got>(
      call: () => Promise<Got>,
      act?: Act,
      onRefusal?: (refusal: Refusal) => boolean,
    ): Promise<Got | undefined> {
      setPending(true);
      setError(null);
      try {
        return await call();
      } catch (failure) {
        const key = act && wordsFor(act, failure);
        const isDealtWith = failure instanceof Refusal && onRefusal?.(failure);
        if (!isDealtWith) setError(key === undefined ? failureText(failure) : t(`auth.${key}`));

        return undefined;
      } finally {
        setPending(false);
      }
    },
  };
}
