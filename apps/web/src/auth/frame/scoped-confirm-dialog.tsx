import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MantineScope } from '../../ui/mantine-scope.tsx';

type ScopedConfirmDialogProps = {
  title: string;
  body: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A confirmation dialog for pages outside the app frame. Loaded on first use, with Mantine. */
export default function ScopedConfirmDialog({
  title,
  body,
  confirmLabel,
  cancelLabel,
  ...handlers
}: ScopedConfirmDialogProps) {
  return (
    <MantineScope>
      <ConfirmDialog
        open
        title={title}
        confirm={confirmLabel}
        cancel={cancelLabel}
        onConfirm={handlers.onConfirm}
        onCancel={handlers.onCancel}
      >
        {body}
      </ConfirmDialog>
    </MantineScope>
  );
}
