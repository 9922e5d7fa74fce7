import { useTranslations } from 'use-intl';
import { api } from './api.ts';
import type { useAttempt } from './attempt.ts';
import { useEnter } from './enter.ts';

/** Signs in with a passkey of this browser. One that was unlocked counts as both factors. */
export function usePasskeySignIn({ run, setError }: ReturnType<typeof useAttempt>) {
  const t = useTranslations();
  const enter = useEnter();

  return async (remember: boolean) => {
    const answer = await run(async () => {
      const { authenticateWithPasskey } = await import('../platform/passkeys.ts');
      const { options } = await api.requestPasskeySignIn();
      const response = await authenticateWithPasskey(options);
      if (response === null) return null;

      return api.signInWithPasskey({ body: { response, remember } });
    }, 'login');

    if (answer === null) setError(t('auth.proof.passkey.closed'));
    else if (answer !== undefined) enter(answer.user, remember);
  };
}
