import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkEmail } from '../platform/form-rules.ts';
import { localeState } from '../platform/locale.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { TextField } from '../ui/text-field.tsx';
import { useRequestEmailChange } from './email-api.ts';
import styles from './settings.module.css';

/** Asks for the new email. Codes are then sent to the new and the current address. */
export function EmailDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useTranslations();
  const formId = useId();
  const failureText = useFailureText();
  const request = useRequestEmailChange();
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const emailError = isChecked ? checkEmail(email) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (request.isPending || checkEmail(email) !== undefined) return;

    const { locale } = localeState.get();
    request.mutate({ body: { email, locale } }, { onSuccess: onClose });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.email.change')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={request.isPending}>
            {t('account.email.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.stack} noValidate onSubmit={submit}>
        <p>{t('account.email.both', { address: `\u2068${address}\u2069` })}</p>
        <TextField
          label={t('account.email.new')}
          type="email"
          autoComplete="email"
          dir="ltr"
          data-autofocus
          value={email}
          error={emailError && t(`auth.messages.${emailError}`)}
          onChange={(event) => setEmail(event.target.value)}
        />
        {request.isError && (
          <p className={styles.error} role="alert">
            {failureText(request.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
