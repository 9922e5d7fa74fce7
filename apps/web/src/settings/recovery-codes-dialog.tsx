import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ShownOnce } from './shown-once.tsx';

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** The codes for the day when the authenticator is lost: now and never again. */
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
      <ShownOnce
        label={t('account.codes.label')}
        lines={codes}
        file="longhand-recovery-codes.txt"
      />
    </Dialog>
  );
}
