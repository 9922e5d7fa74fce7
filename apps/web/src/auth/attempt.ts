import { Refusal } from '@longhand/contract/errors';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../ui/failure-text.ts';

type FailedText = 'registration' | 'login' | 'verification' | 'resend' | 'sendCode' | 'complete';

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
      failed: FailedText,
      onRefusal?: (refusal: Refusal) => boolean,
    ): Promise<Got | undefined> {
      setPending(true);
      setError(null);
      try {
        return await call();
      } catch (failure) {
        if (failure instanceof Refusal) {
          if (!onRefusal?.(failure)) setError(failureText(failure));
        } else setError(t(`auth.failed.${failed}`));

        return undefined;
      } finally {
        setPending(false);
      }
    },
  };
}
