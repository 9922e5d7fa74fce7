import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../../platform/clock.ts';
import { checkCode } from '../../platform/form-rules.ts';
import { localeState } from '../../platform/locale.ts';
import { showToast } from '../../platform/toasts.ts';
import { ResendButton } from '../../ui/resend-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { api, useAuthAttempt } from '../api.ts';
import styles from '../form/form.module.css';
import { SubmitLine } from '../form/submit-line.tsx';
import { VerificationCodeField } from '../form/verification-code-field.tsx';
import { AuthFrame } from '../frame/auth-frame.tsx';
import { SupportContact } from '../frame/support-contact.tsx';
import { useContinueSignIn } from '../sign-in/complete-sign-in.ts';
import type { PendingSignIn } from '../sign-in/pending-sign-in.ts';

/** Passwordless sign-in with an emailed code. */
export function SignInCode({ pending: { email, remember } }: { pending: PendingSignIn }) {
  const t = useTranslations();
  const continueSignIn = useContinueSignIn();
  const attempt = useAuthAttempt();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [sentAt, setSentAt] = useState<number | null>(nowMs);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (attempt.isPending || checkCode(code) !== undefined) return;

    const body = { email, verificationCode: code, remember };
    const answer = await attempt.run(() => api.verifyLogin({ body }), 'verifyLogin');
    if (answer !== undefined) continueSignIn(answer, { email, remember });
  };

  const resend = async () => {
    const body = { email, locale: localeState.get().locale };
    const answer = await attempt.run(() => api.requestLogin({ body }), 'resend');
    if (answer === undefined) return;
    setSentAt(nowMs());
    setCode('');
    setChecked(false);
    showToast({ type: 'success', words: t('auth.code.resent') });
  };

  return (
    <AuthFrame
      title={t('auth.code.title')}
      subtitle={t.rich('auth.code.sentIfKnown', { address: () => <b dir="ltr">{email}</b> })}
      topLink={<TextLink to="/auth/login">{t('auth.login.withPassword')}</TextLink>}
      footer={<SupportContact />}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <VerificationCodeField value={code} onChange={setCode} isChecked={isChecked} />
        <div className={styles.row}>
          <ResendButton sentAt={sentAt} onResend={() => void resend()} />
        </div>
        <SubmitLine error={attempt.error} isPending={attempt.isPending}>
          {t('auth.login.submit')}
        </SubmitLine>
        <p className={styles.help}>{t('auth.code.junk')}</p>
      </form>
    </AuthFrame>
  );
}
