import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { MantineScope } from '../ui/mantine-scope.tsx';

type LeaveDialogProps = { onLeave: () => void; onStay: () => void };

export default function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const t = useTranslations();

  return (
    <MantineScope>
      <ConfirmDialog
        open
        title={t('auth.leave.title')}
        confirm={t('auth.leave.confirm')}
        cancel={t('auth.leave.stay')}
        onConfirm={onLeave}
        onCancel={onStay}
      >
        {t('auth.leave.body')}
      </ConfirmDialog>
    </MantineScope>
  );
}
