import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkCode } from '../platform/form-rules.ts';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { useConfirmTotp } from './security-api.ts';
import styles from './settings.module.css';

type TotpDialogProps = { secret: string; uri: string; onClose: () => void };

/** Adds the secret to an authenticator app, verifies a code from it, then shows the recovery codes. */
export default function TotpDialog({ secret, uri, onClose }: TotpDialogProps) {
  const t = useTranslations();
  const formId = useId();
  const failureText = useFailureText();
  const confirm = useConfirmTotp();
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const codeError = isChecked ? checkCode(code) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (confirm.isPending || checkCode(code) !== undefined) return;
    confirm.mutate({ body: { code } });
  };

  if (confirm.isSuccess) {
    return <RecoveryCodesDialog codes={confirm.data.recoveryCodes} onClose={onClose} />;
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.totp.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={confirm.isPending}>
            {t('account.totp.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.stack} noValidate onSubmit={submit}>
        <p>{t('account.totp.scan')}</p>
        <QrCode text={uri} label={t('account.totp.picture')} />
        <p>
          {t('account.totp.type')}
          <br />
          <code className={styles.secret} dir="ltr">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </p>
        <p>{t('auth.proof.totp.lead')}</p>
        <CodeField
          label={t('auth.proof.totp.label')}
          value={code}
          onChange={setCode}
          error={codeError && t(`auth.messages.${codeError}`)}
        />
        {confirm.isError && (
          <p className={styles.error} role="alert">
            {failureText(confirm.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
