import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './people.module.css';

type ReportFormDialogProps = {
  title: string;
  /** Called on submit. */
  note: string;
  confirm: string;
  isPending: boolean;
  error: string | null;
  children: ReactNode;
  onSubmit: () => Promise<void>;
  onClose: () => void;
};

/** The dialog and form around reporting or blocking a person. */
export function ReportFormDialog(props: ReportFormDialogProps) {
  const { title, note, confirm, isPending, error, children, onSubmit, onClose } = props;
  const t = useTranslations('messages');
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('new.cancel')}</Button>
          <Button variant="danger" type="submit" form={formId} loading={isPending}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.note}>{note}</p>
        {children}
        {error !== null && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  );
}
