import { providerNames } from '@longhand/contract/auth-external';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../platform/clock.ts';
import { checkCode, checkEmail } from '../platform/form-rules.ts';
import { localeState } from '../platform/locale.ts';
import { session } from '../platform/session.ts';
import { safeSessionStorage } from '../platform/storage.ts';
import { ResendLine } from '../ui/resend-line.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { api } from './api.ts';
import { useAttempt } from './attempt.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeEntry } from './code-entry.tsx';
import { EmailField } from './email-field.tsx';
import styles from './form.module.css';
import { keepPendingSignIn } from './pending-sign-in.ts';
import { SubmitLine } from './submit-line.tsx';
import { type PendingProof, setUpThen } from './use-arrival.ts';

/** A provider's word for an address is not always proof: then a code to the mailbox is. */
export function ExternalProof({ proof }: { proof: PendingProof }) {
  const t = useTranslations();
  const router = useRouter();
  const attempt = useAttempt();
  const [email, setEmail] = useState(proof.email ?? '');
  const [sentAt, setSentAt] = useState<number | null>(null);
  const isSent = sentAt !== null;
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);

  const send = async () => {
    if (checkEmail(email) !== undefined) return;
    const body = { email, locale: localeState.get().locale };
    const answer = await attempt.run(() => api.requestExternalProof({ body }), 'resend');
    if (answer === undefined) return;
    setSentAt(nowMs());
    setChecked(false);
  };

  const verify = async () => {
    if (checkCode(code) !== undefined) return;
    const answer = await attempt.run(
      () => api.verifyExternalProof({ body: { email, code } }),
      'verifyLogin',
    );
    if (answer === undefined) return;
    const { returnUrl, remember } = proof;
    if ('user' in answer) {
      session.signIn(answer.user, remember);
      router.history.replace(answer.isNew ? setUpThen(returnUrl) : returnUrl);
    } else {
      keepPendingSignIn(safeSessionStorage, { email, remember, isByCode: false });
      router.history.replace(`/auth/verify?${new URLSearchParams({ redirect: returnUrl })}`);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!attempt.isPending) void (isSent ? verify() : send());
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
      other={
        isSent && <TextButton onClick={() => setSentAt(null)}>{t('auth.code.another')}</TextButton>
      }
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        {isSent ? (
          <CodeEntry value={code} onChange={setCode} isChecked={isChecked} />
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
            <ResendLine sentAt={sentAt} onResend={() => void send()} />
          </p>
        )}
      </form>
    </AuthFrame>
  );
}
