import type { EmailChange } from '@longhand/contract/auth-email';
import { limits } from '@longhand/contract/limits';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkCode } from '../platform/form-rules.ts';
import { Button } from '../ui/button.tsx';
import { digitsOf } from '../ui/digits.ts';
import { useFailureText } from '../ui/failure-text.ts';
import { LineField } from '../ui/line-field.tsx';
import { ResendLine } from '../ui/resend-line.tsx';
import unseen from '../ui/unseen.module.css';
import { useConfirmEmailChange, useSendEmailCode } from './email-api.ts';
import styles from './settings.module.css';

type EmailCodeProps = {
  at: keyof EmailChange['resendIn'];
  address: string;
  isConfirmed: boolean;
  /** Seconds until the mail may go out once more, and when that was said. */
  resend: { pauseSeconds: number; sentAt: number };
};

/** The code that went to one of the two mailboxes. */
export function EmailCode({ at, address, isConfirmed, resend }: EmailCodeProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const confirm = useConfirmEmailChange();
  const send = useSendEmailCode();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const wrong = isChecked ? checkCode(code) : undefined;
  const shown = `\u2068${address}\u2069`;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (confirm.isPending || checkCode(code) !== undefined) return;

    send.reset();
    confirm.mutate({ body: { at, code } });
  };

  const sendAgain = () => {
    if (send.isPending) return;

    confirm.reset();
    setCode('');
    setChecked(false);
    send.mutate({ email: address, type: at === 'new' ? 'EmailChange' : 'EmailChangeCurrent' });
  };

  if (isConfirmed) return <p>{t('account.email.confirmed', { address: shown })}</p>;

  return (
    <form className={styles.stack} noValidate onSubmit={submit}>
      <LineField
        label={t('account.email.codeFor', { address: shown })}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={16}
        value={code}
        error={
          (wrong && t(`auth.messages.${wrong}`)) ?? (confirm.isError && failureText(confirm.error))
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
          <span className={unseen.unseen}> {shown}</span>
        </Button>
        <ResendLine {...resend} of={shown} onResend={sendAgain} />
      </p>
    </form>
  );
}
