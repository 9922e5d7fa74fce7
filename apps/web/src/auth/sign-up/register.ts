import { localeState } from '../../platform/locale.ts';
import { session } from '../../platform/session.ts';
import { api } from '../api.ts';
import { browserTimeZone, splitName, withSignUpRole } from './sign-up-profile.ts';

type NewAccount = { email: string; code: string; password: string };

/** Verifies the sign-up code, which creates the account and its session. */
export async function createAccount({ email, code, password }: NewAccount) {
  const { user } = await api.verifyRegistration({ body: { email, code, password } });
  session.signIn(withSignUpRole(user), false);

  return user;
}

/** Adds name, language and time zone to the new account. The account works without them, so this can be retried. */
export async function completeAccount({ name, promotions }: { name: string; promotions: boolean }) {
  const { user } = await api.completeRegistration({
    body: {
      ...splitName(name),
      displayName: name.trim(),
      marketingOptIn: promotions,
      locale: localeState.get().locale,
      ...browserTimeZone(),
    },
  });

  return user;
}

export function resendSignUpCode(email: string) {
  const { locale } = localeState.get();

  return api.resendVerification({ body: { email, type: 'Signup', locale } });
}
