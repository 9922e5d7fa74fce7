import type { VerificationType } from '@longhand/contract/auth';
import { localeState } from '../../platform/locale.ts';
import { api } from '../api.ts';

/** Resends a verification code in the current language. */
export function resendVerification(email: string, type: VerificationType) {
  const { locale } = localeState.get();

  return api.resendVerification({ body: { email, type, locale } });
}
