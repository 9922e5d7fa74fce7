import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { useUndoImport } from './api.ts';
import styles from './imports.module.css';

/** Undoes an import; it can be imported again. */
export function UndoButton({ id, onDone }: { id: string; onDone?: () => void }) {
  const t = useTranslations('imports');
  const failureText = useFailureText();
  const undo = useUndoImport();
  const undoImport = () =>
    undo.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          showToast({ type: 'success', words: t('undone') });
          onDone?.();
        },
      },
    );

  return (
    <>
      <Button loading={undo.isPending} onClick={undoImport}>
        {t('undo')}
      </Button>
      {undo.isError && (
        <span className={styles.error} role="alert">
          {failureText(undo.error)}
        </span>
      )}
    </>
  );
}
