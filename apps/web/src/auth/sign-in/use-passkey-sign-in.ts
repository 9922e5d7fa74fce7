import { useTranslations } from 'use-intl';
import { api, type useAuthAttempt } from '../api.ts';
import { useCompleteSignIn } from './complete-sign-in.ts';

/** Signs in with a passkey. An unlocked passkey counts as both factors. */
export function usePasskeySignIn({ run, setError }: ReturnType<typeof useAuthAttempt>) {
  const t = useTranslations();
  const completeSignIn = useCompleteSignIn();

  return async (remember: boolean) => {
    const answer = await run(async () => {
      const { authenticateWithPasskey } = await import('../../platform/passkeys.ts');
      const { options } = await api.requestPasskeySignIn();
      const response = await authenticateWithPasskey(options);
      if (response === null) return null;

      return api.signInWithPasskey({ body: { response, remember } });
    }, 'login');

    if (answer === null) setError(t('auth.proof.passkey.closed'));
    else if (answer !== undefined) completeSignIn(answer.user, remember);
  };
}
