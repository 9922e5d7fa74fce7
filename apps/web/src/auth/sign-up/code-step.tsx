import type { SessionUser } from '@longhand/contract/auth';
import { limits } from '@longhand/contract/limits';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../../platform/clock.ts';
import { checkCode } from '../../platform/form-rules.ts';
import { session } from '../../platform/session.ts';
import { showToast } from '../../platform/toasts.ts';
import { ResendButton } from '../../ui/resend-button.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { api, useAuthAttempt } from '../api.ts';
import styles from '../form/form.module.css';
import { SubmitLine } from '../form/submit-line.tsx';
import { VerificationCodeField } from '../form/verification-code-field.tsx';
import { AuthFrame } from '../frame/auth-frame.tsx';
import { useCompleteSignIn } from '../sign-in/complete-sign-in.ts';
import { LeaveGuard } from './leave-guard.tsx';
import type { PendingSignUp } from './pending-sign-up.ts';
import { type ReenteredDetails, ReentryFields, validateReentered } from './reentry-fields.tsx';
import { completeAccount, createAccount, resendSignUpCode } from './register.ts';

type CodeStepProps = {
  pending: PendingSignUp;
  onResent: () => void;
  onLeave: () => void;
  onDone: () => void;
};

/** Second step of sign-up: the verification code creates the account and the session. */
export function CodeStep({ pending, onResent, onLeave, onDone }: CodeStepProps) {
  const t = useTranslations();
  const completeSignIn = useCompleteSignIn();
  const attempt = useAuthAttempt();
  const [code, setCode] = useState('');
  const [reentered, setReentered] = useState<ReenteredDetails>({ name: '', password: '' });
  const [isChecked, setChecked] = useState(false);
  const [sentAt, setSentAt] = useState(pending.sentAt);
  const [account, setAccount] = useState<SessionUser | null>(null); // created, but without name and preferences
  const isDone = useRef(false);
  const status = useCodeStatus(pending, onLeave);

  const details = pending.values ?? { ...reentered, promotions: false };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const isIncomplete = pending.values === null && validateReentered(reentered) !== null;
    if (attempt.isPending || checkCode(code) !== undefined || isIncomplete) return;

    const createdUser = await attempt.run(
      () => createAccount({ email: pending.email, code, password: details.password }),
      'verifyRegistration',
    );
    if (createdUser === undefined) return status.refresh();
    isDone.current = true;
    onDone();
    if (!(await completeProfile())) setAccount(createdUser);
  };

  const completeProfile = async () => {
    const user = await attempt.run(() => completeAccount(details), 'complete');
    if (user !== undefined) finishSignIn(user);

    return user !== undefined;
  };

  const finishSignIn = (user: SessionUser) => {
    completeSignIn(user, false);
    void session.refresh();
  };

  const resend = async () => {
    const answer = await attempt.run(() => resendSignUpCode(pending.email), 'resend');
    if (answer === undefined) return;
    onResent();
    setSentAt(nowMs());
    setCode('');
    setChecked(false);
    status.refresh();
    showToast({ type: 'success', words: t('auth.code.resent') });
  };

  if (account !== null) {
    return (
      <AuthFrame
        title={t('auth.code.made')}
        subtitle={t('auth.code.incomplete')}
        topLink={
          <TextButton onClick={() => finishSignIn(account)}>
            {t('auth.code.withoutName')}
          </TextButton>
        }
      >
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!attempt.isPending) void completeProfile();
          }}
        >
          <SubmitLine error={attempt.error} isPending={attempt.isPending}>
            {t('ui.tryAgain')}
          </SubmitLine>
        </form>
      </AuthFrame>
    );
  }

  return (
    <AuthFrame
      title={t('auth.code.title')}
      subtitle={t.rich('auth.code.sent', { address: () => <b dir="ltr">{pending.email}</b> })}
      topLink={<TextButton onClick={onLeave}>{t('auth.code.another')}</TextButton>}
      footer={t('auth.code.foot')}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <VerificationCodeField value={code} onChange={setCode} isChecked={isChecked} />
        <div className={styles.row}>
          <span>{t('auth.code.attempts', { count: status.attempts ?? limits.codeAttempts })}</span>
          <ResendButton sentAt={sentAt} onResend={() => void resend()} />
        </div>
        {pending.values === null && (
          <ReentryFields value={reentered} onChange={setReentered} isChecked={isChecked} />
        )}
        <SubmitLine error={attempt.error} isPending={attempt.isPending}>
          {t('auth.code.submit')}
        </SubmitLine>
        <p className={styles.help}>{t('auth.code.nothing')}</p>
      </form>
      <LeaveGuard isActive={() => !isDone.current} />
    </AuthFrame>
  );
}

/** Remaining attempts of the sign-up code. A resumed step whose code has expired returns to the form. */
function useCodeStatus({ email, values }: PendingSignUp, onExpired: () => void) {
  const [attempts, setAttempts] = useState<number | null>(null);
  const isResumed = values === null;

  const readStatus = useCallback(async () => {
    try {
      const status = await api.readVerificationStatus({ query: { email, type: 'Signup' } });
      setAttempts(status.remainingAttempts);

      return status.hasActiveCode;
    } catch {
      return true; // the status is unknown: continue, the server decides on submit
    }
  }, [email]);

  useEffect(() => {
    if (!isResumed) return;
    void readStatus().then((isActive) => {
      if (!isActive) onExpired();
    });
  }, [isResumed, readStatus, onExpired]);

  return { attempts, refresh: () => void readStatus() };
}
