import type { Locale } from '@longhand/contract/values';
import { type Api, createApiClient } from './api.ts';
import { testTimeZone } from './day.ts';
import type { Mailbox } from './mailbox.ts';

/** A test account with an API client that is signed in. */
export type Account = { email: string; password: string; firstName: string; api: Api };

export const validPassword = 'slack water at the quay';

/** Creates an account through the API, with the code from the email, as the interface does. */
export async function signUp(
  origin: string,
  mailbox: Mailbox,
  locale: Locale = 'en',
): Promise<Account> {
  const api = createApiClient(origin);
  const email = newEmail();
  await api.auth.requestRegistration({ body: { email, locale } });
  const code = await mailbox.codeFor(email);
  await api.auth.verifyRegistration({ body: { email, code, password: validPassword } });
  const firstName = 'Dorrie';
  await api.auth.completeRegistration({
    body: { firstName, lastName: 'Pask', locale, timeZone: testTimeZone },
  });

  return { email, password: validPassword, firstName, api };
}

let addressCount = 0;

/** An email address that is unique in this process. */
export function newEmail(): string {
  addressCount += 1;

  return `dorrie.pask.${addressCount}@example.com`;
}
