import type { auth, VerificationType } from '@longhand/contract/auth';
import { refuse } from '@longhand/contract/errors';
import type { Locale } from '@longhand/contract/values';
import type { Context, Handlers } from '../platform/http/context.ts';
import { hasAsked, readStatus } from './codes.ts';
import { sendCurrentAddressCode, sendNewAddressCode } from './email/codes.ts';
import { sendProofCode } from './external/proof.ts';
import { sendResetLink } from './password/handlers.ts';
import { sendSignInCode } from './passwordless.ts';
import { sendSignUpCode } from './registration.ts';
import { sendSecondFactorCode } from './second-factor/signing-in.ts';
import { demandStep } from './second-factor/step.ts';
import { sendStepUpCode } from './step-up/handlers.ts';
import { sendWaitlistCode } from './waitlist/handlers.ts';

type Names = 'resendVerification' | 'readVerificationStatus';
type Asking = { email: string; locale: Locale };

export const verificationHandlers: Pick<Handlers<typeof auth>, Names> = {
  async resendVerification({ body: { email, type, locale = 'en' } }, context) {
    const expiresAt = await senders[type]({ email, locale }, context);

    return {
      success: true,
      message: 'A verification code is on its way to this address.',
      expiresAt: expiresAt.toISOString(),
    };
  },

  async readVerificationStatus({ query: { email, type } }, context) {
    return { success: true, type, ...(await readStatus({ email, type }, context)) };
  },
};

/** Each purpose has its own say in who may ask for it, and where it goes. */
const senders: Record<
  VerificationType,
  (asking: Asking, context: Context<'public'>) => Promise<Date>
> = {
  async Signup(asking, context) {
    const isOpen = context.config.SIGNUP_MODE === 'open';
    const key = { email: asking.email, type: 'Signup' } as const;
    if (!isOpen && !(await hasAsked(key, context))) throw refuse('forbidden');

    return sendSignUpCode(asking, context);
  },
  SignIn: sendSignInCode,
  PasswordReset: sendResetLink,
  StepUp: sendStepUpCode,
  Waitlist: sendWaitlistCode,
  External: sendProofCode,
  EmailChange: sendNewAddressCode,
  EmailChangeCurrent: sendCurrentAddressCode,
  async SecondFactor({ locale }, context) {
    const { step, user } = await demandStep(context);
    if (!step.methods.includes('email')) throw refuse('second_factor_expired');

    return sendSecondFactorCode({ email: user.email, locale }, context);
  },
};
