import type { VerificationType } from '@longhand/contract/auth';
import { localeState } from '../platform/locale.ts';
import { api } from './api.ts';

/** Sends a code once more, in the language in use. */
export function sendAgain(email: string, type: VerificationType) {
  const { locale } = localeState.get();

  return api.resendVerification({ body: { email, type, locale } });
}
