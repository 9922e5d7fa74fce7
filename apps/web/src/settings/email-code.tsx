import type { EmailChange } from '@longhand/contract/auth-email';
import { limits } from '@longhand/contract/limits';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkCode } from '../platform/form-rules.ts';
import { Button } from '../ui/button.tsx';
import { digitsOf } from '../ui/digits.ts';
import { useFailureText } from '../ui/failure-text.ts';
import { ResendButton } from '../ui/resend-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import { useConfirmEmailChange, useSendEmailCode } from './email-api.ts';
import styles from './settings.module.css';

type EmailCodeProps = {
  at: keyof EmailChange['resendIn'];
  address: string;
  isConfirmed: boolean;
  /** Seconds until the code can be resent, and when the server reported them. */
  resend: { cooldownSeconds: number; sentAt: number };
};

/** Verifies the code that was sent to one of the two addresses. */
export function EmailCode({ at, address, isConfirmed, resend }: EmailCodeProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const confirm = useConfirmEmailChange();
  const send = useSendEmailCode();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const codeError = isChecked ? checkCode(code) : undefined;
  const isolatedAddress = `\u2068${address}\u2069`;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (confirm.isPending || checkCode(code) !== undefined) return;

    send.reset();
    confirm.mutate({ body: { at, code } });
  };

  const resendCode = () => {
    if (send.isPending) return;

    confirm.reset();
    setCode('');
    setChecked(false);
    send.mutate({ email: address, type: at === 'new' ? 'EmailChange' : 'EmailChangeCurrent' });
  };

  if (isConfirmed) return <p>{t('account.email.confirmed', { address: isolatedAddress })}</p>;

  return (
    <form className={styles.stack} noValidate onSubmit={submit}>
      <TextField
        label={t('account.email.codeFor', { address: isolatedAddress })}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={16}
        value={code}
        error={
          (codeError && t(`auth.messages.${codeError}`)) ??
          (confirm.isError && failureText(confirm.error))
        }
        onChange={(event) => setCode(digitsOf(event.target.value).slice(0, limits.codeDigits))}
      />
      {send.isError && (
        <p className={styles.error} role="alert">
          {failureText(send.error)}
        </p>
      )}
      <p className={styles.codeActs}>
        <Button type="submit" size="small" loading={confirm.isPending}>
          {t('account.email.confirm')}
          <span className={visuallyHidden.unseen}> {isolatedAddress}</span>
        </Button>
        <ResendButton {...resend} of={isolatedAddress} onResend={resendCode} />
      </p>
    </form>
  );
}
