import type { Passkey } from '@longhand/contract/auth-passkeys';
import { limits } from '@longhand/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { TextField } from '../ui/text-field.tsx';
import { useAddPasskey, useRenamePasskey } from './security-api.ts';
import styles from './settings.module.css';

type PasskeyDialogProps = {
  /** The passkey to rename; undefined creates a new one. */
  passkey: Passkey | undefined;
  onClose: () => void;
};

/** Names a passkey. A new one is then created by the browser, which asks to unlock the device. */
export function PasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const t = useTranslations();
  const formId = useId();
  const failureText = useFailureText();
  const add = useAddPasskey();
  const rename = useRenamePasskey();
  const [name, setName] = useState(passkey?.name ?? '');
  const [isChecked, setChecked] = useState(false);
  const isMissing = name.trim() === '';
  const isPending = add.isPending || rename.isPending;
  const wasDismissed = add.data === null;

  const finish = () => {
    showToast({ type: 'success', text: 'account.passkeys.saved' });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isPending || isMissing) return;

    if (passkey === undefined) {
      add.mutate(name.trim(), { onSuccess: (added) => added !== null && finish() });
    } else {
      rename.mutate({ params: { id: passkey.id }, body: { name } }, { onSuccess: finish });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(
        passkey === undefined ? 'account.passkeys.addTitle' : 'account.passkeys.renameTitle',
      )}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isPending}>
            {t(passkey === undefined ? 'account.passkeys.make' : 'account.passkeys.rename')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.stack} noValidate onSubmit={submit}>
        <TextField
          label={t('account.passkeys.name')}
          hint={t('account.passkeys.nameHint')}
          error={isChecked && isMissing && t('account.passkeys.nameRequired')}
          value={name}
          maxLength={limits.nameMax}
          data-autofocus
          onChange={(event) => setName(event.target.value)}
        />
        {(add.isError || rename.isError || wasDismissed) && (
          <p className={styles.error} role="alert">
            {wasDismissed ? t('account.passkeys.closed') : failureText(add.error ?? rename.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
