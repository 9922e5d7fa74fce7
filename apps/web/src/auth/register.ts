import { localeState } from '../platform/locale.ts';
import { session } from '../platform/session.ts';
import { api } from './api.ts';
import { browserTimeZone, justSignedUp, nameParts } from './person.ts';

type NewAccount = { email: string; code: string; password: string };

/** Makes the account with the code, and the session. */
export async function createAccount({ email, code, password }: NewAccount) {
  const { user } = await api.verifyRegistration({ body: { email, code, password } });
  session.signIn(justSignedUp(user), false);

  return user;
}

/** Adds name, language and time zone to the account of the session. It stands without them, and this can be tried again. */
export async function completeAccount({ name, promotions }: { name: string; promotions: boolean }) {
  const { user } = await api.completeRegistration({
    body: {
      ...nameParts(name),
      displayName: name.trim(),
      marketingOptIn: promotions,
      locale: localeState.get().locale,
      ...browserTimeZone(),
    },
  });

  return user;
}

export function resendCode(email: string) {
  const { locale } = localeState.get();

  return api.resendVerification({ body: { email, type: 'Signup', locale } });
}
