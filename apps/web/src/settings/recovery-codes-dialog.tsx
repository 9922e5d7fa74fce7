import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { OneTimeSecret } from './one-time-secret.tsx';

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** Recovery codes for a lost authenticator. They are shown only once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useTranslations();

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.codes.title')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('account.codes.kept')}
        </Button>
      }
    >
      <p>{t('account.codes.body')}</p>
      <OneTimeSecret
        label={t('account.codes.label')}
        lines={codes}
        file="longhand-recovery-codes.txt"
      />
    </Dialog>
  );
}
