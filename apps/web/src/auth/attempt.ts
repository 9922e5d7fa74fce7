import type { Refusal } from '@longhand/contract/errors';
import { useTranslations } from 'use-intl';
import { session } from '../platform/session.ts';
import { useAttempt as useAnyAttempt } from '../ui/use-attempt.ts';
import { type Act, keyFor } from './attempt-words.ts';

/** One call of a form at a time; a refusal is said in its own words, every other failure in those of the call. */
export function useAttempt() {
  const t = useTranslations();
  const { run, ...attempt } = useAnyAttempt();

  return {
    ...attempt,

    run<Got>(call: () => Promise<Got>, act?: Act, onRefusal?: (refusal: Refusal) => boolean) {
      const wordsFor = (failure: unknown) => {
        const key = act && keyFor(act, failure);

        return key && t(`auth.${key}`);
      };

      return run(() => session.confirmSignOut().then(call), {
        wordsFor,
        ...(onRefusal && { onRefusal }),
      });
    },
  };
}
