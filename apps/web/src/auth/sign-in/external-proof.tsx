import { providerNames } from '@longhand/contract/auth-external';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../../platform/clock.ts';
import { checkCode, checkEmail } from '../../platform/form-rules.ts';
import { localeState } from '../../platform/locale.ts';
import { session } from '../../platform/session.ts';
import { safeSessionStorage } from '../../platform/storage.ts';
import { ResendButton } from '../../ui/resend-button.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { api, useAuthAttempt } from '../api.ts';
import { EmailField } from '../form/email-field.tsx';
import styles from '../form/form.module.css';
import { SubmitLine } from '../form/submit-line.tsx';
import { VerificationCodeField } from '../form/verification-code-field.tsx';
import { AuthFrame } from '../frame/auth-frame.tsx';
import { savePendingSignIn } from './pending-sign-in.ts';
import { type PendingProof, setupAccountUrl } from './use-external-sign-in.ts';

/** Verifies the email with a code when the provider does not vouch for it. */
export function ExternalProof({ proof }: { proof: PendingProof }) {
  const t = useTranslations();
  const router = useRouter();
  const attempt = useAuthAttempt();
  const [email, setEmail] = useState(proof.email ?? '');
  const [sentAt, setSentAt] = useState<number | null>(null);
  const isSent = sentAt !== null;
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);

  const sendCode = async () => {
    if (checkEmail(email) !== undefined) return;
    const body = { email, locale: localeState.get().locale };
    const answer = await attempt.run(() => api.requestExternalProof({ body }), 'resend');
    if (answer === undefined) return;
    setSentAt(nowMs());
    setChecked(false);
  };

  const verifyCode = async () => {
    if (checkCode(code) !== undefined) return;
    const answer = await attempt.run(
      () => api.verifyExternalProof({ body: { email, code } }),
      'verifyLogin',
    );
    if (answer === undefined) return;
    const { returnUrl, remember } = proof;
    if ('user' in answer) {
      session.signIn(answer.user, remember);
      router.history.replace(answer.isNew ? setupAccountUrl(returnUrl) : returnUrl);
    } else {
      savePendingSignIn(safeSessionStorage, { email, remember, isByCode: false });
      router.history.replace(`/auth/verify?${new URLSearchParams({ redirect: returnUrl })}`);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!attempt.isPending) void (isSent ? verifyCode() : sendCode());
  };

  return (
    <AuthFrame
      title={t('auth.external.proofTitle')}
      subtitle={
        isSent
          ? t.rich('auth.code.sent', { address: () => <b dir="ltr">{email}</b> })
          : t('auth.external.proof', {
              name: proof.provider === null ? '' : providerNames[proof.provider],
            })
      }
      topLink={
        isSent && <TextButton onClick={() => setSentAt(null)}>{t('auth.code.another')}</TextButton>
      }
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        {isSent ? (
          <VerificationCodeField value={code} onChange={setCode} isChecked={isChecked} />
        ) : (
          <EmailField
            value={email}
            onChange={setEmail}
            isChecked={isChecked}
            autoComplete="email"
          />
        )}
        <SubmitLine error={attempt.error} isPending={attempt.isPending}>
          {isSent ? t('auth.code.submit') : t('auth.proof.email.act')}
        </SubmitLine>
        {isSent && (
          <p className={styles.help}>
            <ResendButton sentAt={sentAt} onResend={() => void sendCode()} />
          </p>
        )}
      </form>
    </AuthFrame>
  );
}
