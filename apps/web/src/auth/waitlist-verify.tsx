import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../platform/clock.ts';
import { checkCode } from '../platform/form-rules.ts';
import { safeSessionStorage, storageKeys } from '../platform/storage.ts';
import { showToast } from '../platform/toasts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ResendButton } from '../ui/resend-button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { api, useAuthAttempt } from './api.ts';
import styles from './form/form.module.css';
import { SubmitLine } from './form/submit-line.tsx';
import { VerificationCodeField } from './form/verification-code-field.tsx';
import { AuthFrame } from './frame/auth-frame.tsx';
import { useStoredToken } from './token.ts';
import { resendVerification } from './verification/resend-verification.ts';
import { WaitlistPosition } from './waitlist/waitlist-position.tsx';

/** Verifies an email for the waitlist, then shows its position. */
export default function WaitlistVerify() {
  const t = useTranslations();
  const { token, storeToken, clearToken } = useStoredToken('waitlist');
  const [email] = useState(() => safeSessionStorage.get(storageKeys.pendingWaitlist));

  if (token !== null) return <WaitlistPosition token={token} onLeft={clearToken} />;
  if (email !== null) {
    return (
      <WaitlistCode
        email={email}
        onVerified={(newToken) => {
          safeSessionStorage.remove(storageKeys.pendingWaitlist);
          storeToken(newToken);
        }}
      />
    );
  }

  return (
    <AuthFrame title={t('auth.waitlist.title')} subtitle={t('auth.waitlist.noToken')}>
      <ButtonLink to="/auth/signup" variant="primary" wide>
        {t('auth.waitlist.again')}
      </ButtonLink>
    </AuthFrame>
  );
}

type WaitlistCodeProps = { email: string; onVerified: (token: string) => void };

function WaitlistCode({ email, onVerified }: WaitlistCodeProps) {
  const t = useTranslations();
  const attempt = useAuthAttempt();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [sentAt, setSentAt] = useState(nowMs);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (attempt.isPending || checkCode(code) !== undefined) return;

    const body = { email, code };
    const answer = await attempt.run(() => api.verifyWaitlist({ body }), 'verifyLogin');
    if (answer !== undefined) onVerified(answer.token);
  };

  const resend = async () => {
    const answer = await attempt.run(() => resendVerification(email, 'Waitlist'), 'resend');
    if (answer === undefined) return;
    setSentAt(nowMs());
    setCode('');
    setChecked(false);
    showToast({ type: 'success', text: 'auth.code.resent' });
  };

  return (
    <AuthFrame
      title={t('auth.code.title')}
      subtitle={t.rich('auth.code.sent', { address: () => <b dir="ltr">{email}</b> })}
      topLink={<TextLink to="/auth/signup">{t('auth.code.another')}</TextLink>}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <VerificationCodeField value={code} onChange={setCode} isChecked={isChecked} />
        <div className={styles.row}>
          <ResendButton sentAt={sentAt} onResend={() => void resend()} />
        </div>
        <SubmitLine error={attempt.error} isPending={attempt.isPending}>
          {t('auth.code.submit')}
        </SubmitLine>
        <p className={styles.help}>{t('auth.code.junk')}</p>
      </form>
    </AuthFrame>
  );
}
