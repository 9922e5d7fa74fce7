import type { auth, VerificationType } from '@longhand/contract/auth';
import { refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import type { Context, Handlers } from '../platform/http/context.ts';
import { sendCurrentAddressCode, sendNewAddressCode } from './email/email-change-codes.ts';
import { sendExternalEmailCode } from './external/email-verification.ts';
import { sendSecondFactorCode } from './second-factor/sign-in.ts';
import { requirePendingSignIn } from './sign-in-step.ts';
import { sendStepUpCode } from './step-up/handlers.ts';
import { sendAccountCode } from './verification/send-account-code.ts';
import { hasRequestedCode, readCodeStatus } from './verification/verification-codes.ts';
import { sendWaitlistCode } from './waitlist/handlers.ts';

type VerificationEndpoint = 'resendVerification' | 'readVerificationStatus';
type ResendRequest = { email: string; locale: Locale };

export const verificationHandlers: Pick<Handlers<typeof auth>, VerificationEndpoint> = {
  async resendVerification({ body: { email, type, locale = 'en' } }, context) {
    const expiresAt = await senders[type]({ email, locale }, context);

    return {
      success: true,
      message: 'A verification code is on its way to this address.',
      expiresAt: expiresAt.toISOString(),
    };
  },

  async readVerificationStatus({ query: { email, type } }, context) {
    return { success: true, type, ...(await readCodeStatus({ email, type }, context)) };
  },
};

/** Each code type has its own rules for who may request it and where it is sent. */
const senders: Record<
  VerificationType,
  (request: ResendRequest, context: Context<'public'>) => Promise<Date>
> = {
  async Signup(request, context) {
    const isOpen = context.config.SIGNUP_MODE === 'open';
    const key = { email: request.email, type: 'Signup' } as const;
    if (!isOpen && !(await hasRequestedCode(key, context))) throw refuse('forbidden');

    return sendAccountCode('Signup', request, context);
  },
  SignIn: (request, context) => sendAccountCode('SignIn', request, context),
  PasswordReset: (request, context) => sendAccountCode('PasswordReset', request, context),
  StepUp: sendStepUpCode,
  Waitlist: sendWaitlistCode,
  External: sendExternalEmailCode,
  EmailChange: sendNewAddressCode,
  EmailChangeCurrent: sendCurrentAddressCode,
  async SecondFactor({ locale }, context) {
    const { step, user } = await requirePendingSignIn(context);
    if (!step.methods.includes('email')) throw refuse('second_factor_expired');

    return sendSecondFactorCode({ email: user.email, locale }, context);
  },
};
