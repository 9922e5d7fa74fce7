import { useTranslations } from 'use-intl';
import { authenticateWithPasskey, hasPasskeys } from '../platform/passkeys.ts';
import { TextLink } from '../ui/text-link.tsx';
import { api } from './api.ts';
import { useAttempt } from './attempt.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useEnter } from './enter.ts';
import { LockedOut } from './locked-out.tsx';
import type { PendingSignIn } from './pending-sign-in.ts';
import { inOrder, type Proof, type ProofMethod } from './proof.ts';
import { ProofForm } from './proof-form.tsx';
import { sendAgain } from './send-again.ts';

type SecondFactorProps = { methods: readonly ProofMethod[]; pending: PendingSignIn | null };

/** The second half of a sign-in, where somebody has set one up. */
export function SecondFactor({ methods, pending }: SecondFactorProps) {
  const t = useTranslations();
  const enter = useEnter();
  const attempt = useAttempt();

  const prove = async (proof: Proof) => {
    if (proof.method === 'password') return;
    const answer = await attempt.run(() => api.verifySigninCode({ body: proof }), 'verifyLogin');
    if (answer !== undefined) enter(answer.user, pending?.remember ?? false);
  };

  const provePasskey = async () => {
    const response = await attempt.run(async () => {
      const { options } = await api.requestPasskeyCheck();

      return authenticateWithPasskey(options);
    }, 'verifyLogin');
    if (response === null) attempt.setError(t('auth.proof.passkey.closed'));
    else if (response !== undefined) await prove({ method: 'passkey', response });
  };

  return (
    <AuthFrame
      title={t('auth.second.title')}
      subtitle={t('auth.second.subtitle')}
      other={<TextLink to="/auth/login">{t('auth.second.another')}</TextLink>}
      foot={<LockedOut />}
    >
      <ProofForm
        methods={inOrder(methods, hasPasskeys())}
        submit={t('auth.login.submit')}
        isMailed // by the sign-in that asks for it
        error={attempt.error}
        isPending={attempt.isPending}
        onProve={(proof) => void prove(proof)}
        onPasskey={() => void provePasskey()}
        onSendMail={async () =>
          (await attempt.run(() => sendAgain(pending?.email ?? '', 'SecondFactor'), 'resend')) !==
          undefined
        }
      />
    </AuthFrame>
  );
}
