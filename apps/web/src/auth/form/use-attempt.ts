import { Refusal } from '@longhand/contract/errors';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { session } from '../../platform/session.ts';
import { useFailureText } from '../../ui/failure-text.ts';

/** Runs one request of a form at a time and holds its error message. */
export function useAttempt() {
  const t = useTranslations();
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const errorTextFor = (failure: unknown, authCall: AuthCall | undefined) => {
    const key = authCall && messageKeyFor(authCall, failure);

    return key === undefined ? failureText(failure) : t(`auth.${key}`);
  };

  return {
    isPending,
    error,
    setError,

    /**
     * Waits for an unconfirmed sign-out, whose response would clear the new session cookie, then sends the request. Resolves to the result, or
     * to undefined after a failure, whose message is then in `error`.
     *
     * @param authCall selects the messages for failures without a message from the server
     * @param onRefusal returns whether the form handled the API error, so that no message is shown
     */
    async run<Result>(
      call: () => Promise<Result>,
      authCall?: AuthCall,
      onRefusal?: (refusal: Refusal) => boolean,
    ): Promise<Result | undefined> {
      setPending(true);
      setError(null);
      try {
        await session.confirmSignOut();

        return await call();
      } catch (failure) {
        const isHandled = failure instanceof Refusal && onRefusal?.(failure) === true;
        if (!isHandled) setError(errorTextFor(failure, authCall));

        return undefined;
      } finally {
        setPending(false);
      }
    },
  };
}

/**
 * Message keys for each sign-up and sign-in call: `failed` when no response arrived, `otherwise` when the response had no message of its
 * own, such as a proxy's error page (specification of errors and of validation).
 */
const callMessages = {
  requestRegistration: { failed: 'failed.registration', otherwise: 'defaults.sendCode' },
  verifyRegistration: { failed: 'failed.verification', otherwise: 'defaults.registration' },
  setUp: { failed: 'failed.registration', otherwise: 'defaults.registration' },
  resend: { failed: 'failed.resend', otherwise: 'defaults.sendCode' },
  complete: { failed: 'failed.complete', otherwise: 'defaults.registration' },
  login: { failed: 'failed.login', otherwise: 'defaults.login' },
  requestLogin: { failed: 'failed.loginRequest', otherwise: 'defaults.loginRequest' },
  verifyLogin: { failed: 'failed.verification', otherwise: 'defaults.loginRequest' },
} as const satisfies Record<
  string,
  { failed: `failed.${string}`; otherwise: `defaults.${string}` }
>;

export type AuthCall = keyof typeof callMessages;
type MessageKey = (typeof callMessages)[AuthCall][keyof (typeof callMessages)[AuthCall]];

/** The key below `auth` for a failure, or undefined if the server sent its own message. */
export function messageKeyFor(authCall: AuthCall, failure: unknown): MessageKey | undefined {
  if (!(failure instanceof Refusal)) return callMessages[authCall].failed;

  return failure.requestId === undefined ? callMessages[authCall].otherwise : undefined;
}
