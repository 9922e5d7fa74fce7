import type { SessionUser } from '@longhand/contract/auth';
import { limits } from '@longhand/contract/limits';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../platform/clock.ts';
import { checkCode } from '../platform/form-rules.ts';
import { session } from '../platform/session.ts';
import { showToast } from '../platform/toasts.ts';
import { ResendLine } from '../ui/resend-line.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { type Again, AgainFields, checkAgain } from './again-fields.tsx';
import { useAttempt } from './attempt.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeEntry } from './code-entry.tsx';
import { useCodeStatus } from './code-status.ts';
import { useEnter } from './enter.ts';
import styles from './form.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import type { Pending } from './pending-sign-up.ts';
import { completeAccount, createAccount, resendCode } from './register.ts';
import { SubmitLine } from './submit-line.tsx';

type CodeStepProps = {
  pending: Pending;
  onResent: () => void;
  onLeave: () => void;
  onDone: () => void;
};

/** The second step: the code from the mail makes the account, and the session. */
export function CodeStep({ pending, onResent, onLeave, onDone }: CodeStepProps) {
  const t = useTranslations();
  const enter = useEnter();
  const attempt = useAttempt();
  const [code, setCode] = useState('');
  const [again, setAgain] = useState<Again>({ name: '', password: '' });
  const [isChecked, setChecked] = useState(false);
  const [sentAt, setSentAt] = useState(pending.sentAt);
  const [account, setAccount] = useState<SessionUser | null>(null); // made, and not complete
  const isDone = useRef(false);
  const status = useCodeStatus(pending, onLeave);

  const person = pending.values ?? { ...again, promotions: false };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const isIncomplete = pending.values === null && checkAgain(again) !== null;
    if (attempt.isPending || checkCode(code) !== undefined || isIncomplete) return;

    const made = await attempt.run(
      () => createAccount({ email: pending.email, code, password: person.password }),
      'verifyRegistration',
    );
    if (made === undefined) return status.refresh();
    isDone.current = true;
    onDone();
    if (!(await complete())) setAccount(made);
  };

  const complete = async () => {
    const user = await attempt.run(() => completeAccount(person), 'complete');
    if (user !== undefined) goIn(user);

    return user !== undefined;
  };

  const goIn = (user: SessionUser) => {
    enter(user, false);
    void session.refresh();
  };

  const resend = async () => {
    const answer = await attempt.run(() => resendCode(pending.email), 'resend');
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
        other={<TextButton onClick={() => goIn(account)}>{t('auth.code.withoutName')}</TextButton>}
      >
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!attempt.isPending) void complete();
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
      other={<TextButton onClick={onLeave}>{t('auth.code.another')}</TextButton>}
      foot={t('auth.code.foot')}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <CodeEntry value={code} onChange={setCode} isChecked={isChecked} />
        <div className={styles.row}>
          <span>{t('auth.code.attempts', { count: status.attempts ?? limits.codeAttempts })}</span>
          <ResendLine sentAt={sentAt} onResend={() => void resend()} />
        </div>
        {pending.values === null && (
          <AgainFields value={again} onChange={setAgain} isChecked={isChecked} />
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
