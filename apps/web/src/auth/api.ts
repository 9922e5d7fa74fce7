import { auth } from '@longhand/contract/auth';
import { authEmail } from '@longhand/contract/auth-email';
import { authExternal } from '@longhand/contract/auth-external';
import { authInvitations } from '@longhand/contract/auth-invitations';
import { authPasskeys } from '@longhand/contract/auth-passkeys';
import { authPassword } from '@longhand/contract/auth-password';
import { authPasswordless } from '@longhand/contract/auth-passwordless';
import { authSessions } from '@longhand/contract/auth-sessions';
import { authWaitlist } from '@longhand/contract/auth-waitlist';
import { Refusal } from '@longhand/contract/errors';
import { useTranslations } from 'use-intl';
import { client } from '../platform/api-client.ts';
import { session } from '../platform/session.ts';
import { useAttempt } from '../ui/use-attempt.ts';

const endpoints = {
  ...auth,
  ...authPasswordless,
  ...authPasskeys,
  ...authPassword,
  ...authSessions,
  ...authEmail,
  ...authExternal,
  ...authWaitlist,
  ...authInvitations,
};

export const api = client(endpoints);

/** For background requests: failures show no toast. */
export const quietApi = client(endpoints, { quiet: true });

/** Runs one sign-up or sign-in request of a form at a time and holds its error message. */
export function useAuthAttempt() {
  const t = useTranslations();
  const attempt = useAttempt();

  return {
    ...attempt,

    /**
     * Waits for an unconfirmed sign-out, whose response would clear the new session cookie, then sends the request. Resolves to the result, or
     * to undefined after a failure, whose message is then in `error`.
     *
     * @param authCall selects the messages for failures without a message from the server
     * @param onRefusal returns whether the form handled the API error, so that no message is shown
     */
    run<Result>(
      call: () => Promise<Result>,
      authCall?: AuthCall,
      onRefusal?: (refusal: Refusal) => boolean,
    ): Promise<Result | undefined> {
      return attempt.run(
        async () => {
          await session.confirmSignOut();

          return call();
        },
        {
          ...(onRefusal && { onRefusal }),
          errorTextFor(failure) {
            const key = authCall && messageKeyFor(authCall, failure);

            return key && t(`auth.${key}`);
          },
        },
      );
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
