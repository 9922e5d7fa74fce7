import { limits } from '@longhand/contract/limits';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkCode } from '../platform/form-rules.ts';
import { showToast } from '../platform/toasts.ts';
import { Button } from '../ui/button.tsx';
import { digitsOf } from '../ui/digits.ts';
import { useFailureText } from '../ui/failure-text.ts';
import { LineField } from '../ui/line-field.tsx';
import { useConfirmEmailChange } from './email-api.ts';
import styles from './settings.module.css';

type EmailCodeProps = { at: 'new' | 'current'; address: string; isConfirmed: boolean };

/** The code that went to one of the two mailboxes. */
export function EmailCode({ at, address, isConfirmed }: EmailCodeProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  const confirm = useConfirmEmailChange();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const wrong = isChecked ? checkCode(code) : undefined;
  const shown = `\u2068${address}\u2069`;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (confirm.isPending || checkCode(code) !== undefined) return;

    confirm.mutate(
      { body: { at, code } },
      {
        onSuccess({ isChanged }) {
          if (isChanged) showToast({ type: 'success', text: 'account.email.changed' });
        },
      },
    );
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
      <p>
        <Button type="submit" size="small" loading={confirm.isPending}>
          {t('account.email.confirm')}
        </Button>
      </p>
    </form>
  );
}
