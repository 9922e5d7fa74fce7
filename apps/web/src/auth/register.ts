import { shownTexts } from '../platform/locale.ts';
import { session } from '../platform/session.ts';
import { showToast } from '../platform/toasts.ts';
import { api } from './api.ts';
import { browserTimeZone, justSignedUp, nameParts } from './person.ts';

type Registration = {
  email: string;
  code: string;
  password: string;
  name: string;
  promotions: boolean;
};

/**
 * Makes the account with the code, then adds name, language and time zone in the same act. If that second
 * call fails the account stands all the same.
 */
export async function register({ email, code, password, name, promotions }: Registration) {
  const { user } = await api.verifyRegistration({ body: { email, code, password } });
  session.signIn(justSignedUp(user), false);

  try {
    const completed = await api.completeRegistration({
      body: {
        ...nameParts(name),
        displayName: name.trim(),
        marketingOptIn: promotions,
        locale: shownTexts.get().locale,
        ...browserTimeZone(),
      },
    });

    return completed.user;
  } catch {
    showToast({ type: 'error', text: 'auth.failed.complete' });

    return user;
  }
}

export function resendCode(email: string) {
  const { locale } = shownTexts.get();

  return api.resendVerification({ body: { email, type: 'Signup', locale } });
}
