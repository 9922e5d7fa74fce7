import type { Passkey } from '@longhand/contract/auth-passkeys';
import { limits } from '@longhand/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { LineField } from '../ui/line-field.tsx';
import { useAddPasskey, useRenamePasskey } from './security-api.ts';
import styles from './settings.module.css';

type PasskeyDialogProps = {
  /** The one to rename; without one a new one is made. */
  passkey: Passkey | undefined;
  onClose: () => void;
};

/** Gives a passkey its name, and makes it where it is new: the browser then asks to unlock the device. */
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
  const wasLetPass = add.data === null;

  const done = () => {
    showToast({ type: 'success', text: 'account.passkeys.saved' });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isPending || isMissing) return;

    if (passkey === undefined) {
      add.mutate(name.trim(), { onSuccess: (added) => added !== null && done() });
    } else {
      rename.mutate({ params: { id: passkey.id }, body: { name } }, { onSuccess: done });
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
        <LineField
          label={t('account.passkeys.name')}
          hint={t('account.passkeys.nameHint')}
          error={isChecked && isMissing && t('account.passkeys.nameRequired')}
          value={name}
          maxLength={limits.nameMax}
          data-autofocus
          onChange={(event) => setName(event.target.value)}
        />
        {(add.isError || rename.isError || wasLetPass) && (
          <p className={styles.error} role="alert">
            {wasLetPass ? t('account.passkeys.closed') : failureText(add.error ?? rename.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
