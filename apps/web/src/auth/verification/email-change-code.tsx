import type { EmailChange } from '@longhand/contract/auth-email';
import { limits } from '@longhand/contract/limits';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nowMs } from '../../platform/clock.ts';
import { checkCode } from '../../platform/form-rules.ts';
import { session, useUser } from '../../platform/session.ts';
import { showToast } from '../../platform/toasts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ResendButton } from '../../ui/resend-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { api, useAuthAttempt } from '../api.ts';
import styles from '../form/form.module.css';
import { SubmitLine } from '../form/submit-line.tsx';
import { VerificationCodeField } from '../form/verification-code-field.tsx';
import { AuthFrame } from '../frame/auth-frame.tsx';
import { resendVerification } from './resend-verification.ts';

/** Confirms an email change with one code per address: the new one first, then the current one. */
export function EmailChangeCode({ change: initialChange }: { change: EmailChange }) {
  const t = useTranslations();
  const attempt = useAuthAttempt();
  const currentEmail = useUser()?.email ?? '';
  const [change, setChange] = useState<EmailChange | null>(initialChange);
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [statusReadAt, setStatusReadAt] = useState(nowMs);
  const at = change?.isNewConfirmed ? 'current' : 'new';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (attempt.isPending || checkCode(code) !== undefined) return;

    const answer = await attempt.run(
      () => api.confirmEmailChange({ body: { at, code } }),
      'verifyLogin',
    );
    if (answer === undefined) return;
    setCode('');
    setChecked(false);
    setChange(answer.change);
    setStatusReadAt(nowMs());
    if (answer.isChanged) void session.refresh();
  };

  if (change === null) {
    return (
      <AuthFrame title={t('auth.verify.title')} subtitle={t('auth.verify.addressChanged')}>
        <ButtonLink to="/app/settings" variant="primary" wide>
          {t('auth.verify.toSettings')}
        </ButtonLink>
      </AuthFrame>
    );
  }

  const address = at === 'new' ? change.email : currentEmail;
  const resend = async () => {
    const type = at === 'new' ? 'EmailChange' : 'EmailChangeCurrent';
    const answer = await attempt.run(() => resendVerification(address, type), 'resend');
    if (answer === undefined) return;
    setChange({ ...change, resendIn: { ...change.resendIn, [at]: limits.codeResendSeconds } });
    setStatusReadAt(nowMs());
    setCode('');
    setChecked(false);
    showToast({ type: 'success', text: 'auth.code.resent' });
  };

  return (
    <AuthFrame
      title={t('auth.code.title')}
      subtitle={t.rich('auth.code.sent', { address: () => <b dir="ltr">{address}</b> })}
      topLink={<TextLink to="/app/settings">{t('auth.verify.toSettings')}</TextLink>}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <VerificationCodeField key={at} value={code} onChange={setCode} isChecked={isChecked} />
        <SubmitLine error={attempt.error} isPending={attempt.isPending}>
          {t('auth.code.submit')}
        </SubmitLine>
        <p className={styles.help}>
          <ResendButton
            sentAt={statusReadAt}
            cooldownSeconds={change.resendIn[at]}
            onResend={() => void resend()}
          />
        </p>
      </form>
    </AuthFrame>
  );
}
