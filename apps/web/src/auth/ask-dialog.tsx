import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { MantineScope } from '../ui/mantine-scope.tsx';

type AskDialogProps = {
  title: string;
  body: string;
  confirm: string;
  stay: string;
  onConfirm: () => void;
  onStay: () => void;
};

/** Asks before something is left; what draws it comes with the first question. */
export default function AskDialog({ title, body, confirm, stay, ...on }: AskDialogProps) {
  return (
    <MantineScope>
      <ConfirmDialog
        open
        title={title}
        confirm={confirm}
        cancel={stay}
        onConfirm={on.onConfirm}
        onCancel={on.onStay}
      >
        {body}
      </ConfirmDialog>
    </MantineScope>
  );
}
