import type { Refusal } from '@longhand/contract/errors';
import { useTranslations } from 'use-intl';
import { session } from '../../platform/session.ts';
import { useAttempt as useAnyAttempt } from '../../ui/use-attempt.ts';
import { type AuthCall, messageKeyFor } from './attempt-messages.ts';

/** Runs one form request at a time. API errors show their own message, every other failure the message of the call. */
export function useAuthAttempt() {
  const t = useTranslations();
  const { run, ...attempt } = useAnyAttempt();

  return {
    ...attempt,

    run<Result>(
      call: () => Promise<Result>,
      authCall?: AuthCall,
      onRefusal?: (refusal: Refusal) => boolean,
    ) {
      const errorTextFor = (failure: unknown) => {
        const key = authCall && messageKeyFor(authCall, failure);

        return key && t(`auth.${key}`);
      };

      return run(() => session.confirmSignOut().then(call), {
        errorTextFor,
        ...(onRefusal && { onRefusal }),
      });
    },
  };
}
