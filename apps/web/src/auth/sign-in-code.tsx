import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../platform/clock.ts';
import { checkCode } from '../platform/form-rules.ts';
import { localeState } from '../platform/locale.ts';
import { showToast } from '../platform/toasts.ts';
import { ResendLine } from '../ui/resend-line.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { api } from './api.ts';
import { useAttempt } from './attempt.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeEntry } from './code-entry.tsx';
import { useGoOn } from './enter.ts';
import styles from './form.module.css';
import { LockedOut } from './locked-out.tsx';
import type { PendingSignIn } from './pending-sign-in.ts';
import { SubmitLine } from './submit-line.tsx';

/** Signing in without a password: the code that went to the mailbox. */
export function SignInCode({ pending: { email, remember } }: { pending: PendingSignIn }) {
  const t = useTranslations();
  const goOn = useGoOn();
  const attempt = useAttempt();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [sentAt, setSentAt] = useState<number | null>(nowMs);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (attempt.isPending || checkCode(code) !== undefined) return;

    const body = { email, verificationCode: code, remember };
    const answer = await attempt.run(() => api.verifyLogin({ body }), 'verifyLogin');
    if (answer !== undefined) goOn(answer, { email, remember });
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
      other={<TextLink to="/auth/login">{t('auth.login.withPassword')}</TextLink>}
      foot={<LockedOut />}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <CodeEntry value={code} onChange={setCode} isChecked={isChecked} />
        <div className={styles.row}>
          <ResendLine sentAt={sentAt} onResend={() => void resend()} />
        </div>
        <SubmitLine error={attempt.error} isPending={attempt.isPending}>
          {t('auth.login.submit')}
        </SubmitLine>
        <p className={styles.help}>{t('auth.code.junk')}</p>
      </form>
    </AuthFrame>
  );
}
