import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../platform/clock.ts';
import { checkCode } from '../platform/form-rules.ts';
import { safeSessionStorage, storageKeys } from '../platform/storage.ts';
import { showToast } from '../platform/toasts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ResendLine } from '../ui/resend-line.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { api } from './api.ts';
import { useAttempt } from './attempt.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeEntry } from './code-entry.tsx';
import styles from './form.module.css';
import { sendAgain } from './send-again.ts';
import { SubmitLine } from './submit-line.tsx';
import { useKeptToken } from './token.ts';
import { WaitlistPlace } from './waitlist-place.tsx';

/** Confirms the address that waits, then shows its place in the queue. */
export default function WaitlistVerify() {
  const t = useTranslations();
  const { token, take, forget } = useKeptToken('waitlist');
  const [email] = useState(() => safeSessionStorage.get(storageKeys.pendingWaitlist));

  if (token !== null) return <WaitlistPlace token={token} onLeft={forget} />;
  if (email !== null) {
    return (
      <WaitlistCode
        email={email}
        onPlace={(taken) => {
          safeSessionStorage.remove(storageKeys.pendingWaitlist);
          take(taken);
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

type WaitlistCodeProps = { email: string; onPlace: (token: string) => void };

function WaitlistCode({ email, onPlace }: WaitlistCodeProps) {
  const t = useTranslations();
  const attempt = useAttempt();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [sentAt, setSentAt] = useState(nowMs);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (attempt.isPending || checkCode(code) !== undefined) return;

    const body = { email, code };
    const answer = await attempt.run(() => api.verifyWaitlist({ body }), 'verifyLogin');
    if (answer !== undefined) onPlace(answer.token);
  };

  const resend = async () => {
    const answer = await attempt.run(() => sendAgain(email, 'Waitlist'), 'resend');
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
      other={<TextLink to="/auth/signup">{t('auth.code.another')}</TextLink>}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <CodeEntry value={code} onChange={setCode} isChecked={isChecked} />
        <div className={styles.row}>
          <ResendLine sentAt={sentAt} onResend={() => void resend()} />
        </div>
        <SubmitLine error={attempt.error} isPending={attempt.isPending}>
          {t('auth.code.submit')}
        </SubmitLine>
        <p className={styles.help}>{t('auth.code.junk')}</p>
      </form>
    </AuthFrame>
  );
}
