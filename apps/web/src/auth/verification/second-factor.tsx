import { useTranslations } from 'use-intl';
import { authenticateWithPasskey, hasPasskeys } from '../../platform/passkeys.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { api, useAuthAttempt } from '../api.ts';
import { AuthFrame } from '../frame/auth-frame.tsx';
import { SupportContact } from '../frame/support-contact.tsx';
import { useCompleteSignIn } from '../sign-in/complete-sign-in.ts';
import type { PendingSignIn } from '../sign-in/pending-sign-in.ts';
import { type Proof, type ProofMethod, sortProofMethods } from './proof.ts';
import { ProofForm } from './proof-form.tsx';
import { resendVerification } from './resend-verification.ts';

type SecondFactorProps = { methods: readonly ProofMethod[]; pending: PendingSignIn | null };

/** The second factor of a sign-in, for accounts that have one. */
export function SecondFactor({ methods, pending }: SecondFactorProps) {
  const t = useTranslations();
  const completeSignIn = useCompleteSignIn();
  const attempt = useAuthAttempt();

  const submitProof = async (proof: Proof) => {
    if (proof.method === 'password') return;
    const answer = await attempt.run(() => api.verifySigninCode({ body: proof }), 'verifyLogin');
    if (answer !== undefined) completeSignIn(answer.user, pending?.remember ?? false);
  };

  const submitPasskey = async () => {
    const response = await attempt.run(async () => {
      const { options } = await api.requestPasskeyCheck();

      return authenticateWithPasskey(options);
    }, 'verifyLogin');
    if (response === null) attempt.setError(t('auth.proof.passkey.closed'));
    else if (response !== undefined) await submitProof({ method: 'passkey', response });
  };

  return (
    <AuthFrame
      title={t('auth.second.title')}
      subtitle={t('auth.second.subtitle')}
      topLink={<TextLink to="/auth/login">{t('auth.second.another')}</TextLink>}
      footer={<SupportContact />}
    >
      <ProofForm
        methods={sortProofMethods(methods, hasPasskeys())}
        submit={t('auth.login.submit')}
        isCodeSent // sent when the sign-in required it
        error={attempt.error}
        isPending={attempt.isPending}
        onSubmitProof={(proof) => void submitProof(proof)}
        onPasskey={() => void submitPasskey()}
        onSendCode={async () =>
          (await attempt.run(
            () => resendVerification(pending?.email ?? '', 'SecondFactor'),
            'resend',
          )) !== undefined
        }
      />
    </AuthFrame>
  );
}
