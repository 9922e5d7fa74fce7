import type { Locale } from '@longhand/contract/values';
import { type Api, openApi } from './api.ts';
import { zone } from './day.ts';
import type { Mailbox } from './mailbox.ts';

/** Somebody with an account, signed in at the API. */
export type Account = { email: string; password: string; firstName: string; api: Api };

export const goodPassword = 'slack water at the quay';

/** Makes an account the way the interface does, with the code from the mail, but without the interface. */
export async function signUp(
  origin: string,
  mailbox: Mailbox,
  locale: Locale = 'en',
): Promise<Account> {
  const api = openApi(origin);
  const email = newAddress();
  await api.auth.requestRegistration({ body: { email, locale } });
  const code = await mailbox.codeFor(email);
  await api.auth.verifyRegistration({ body: { email, code, password: goodPassword } });
  const firstName = 'Dorrie';
  await api.auth.completeRegistration({
    body: { firstName, lastName: 'Pask', locale, timeZone: zone },
  });

  return { email, password: goodPassword, firstName, api };
}

let given = 0;

/** An address that nobody in this process has yet. */
export function newAddress(): string {
  given += 1;

  return `dorrie.pask.${given}@example.com`;
}
