import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import styles from './imports.module.css';
import { UndoButton } from './undo-button.tsx';

type ResultStepProps = {
  id: string;
  added: number;
  /** False if the import was cancelled. */
  isComplete: boolean;
  onAnother: () => void;
  onClose: () => void;
};

/** Result of the import, with undo. */
export function ResultStep({ id, added, isComplete, onAnother, onClose }: ResultStepProps) {
  const t = useTranslations('imports');

  return (
    <div className={styles.step}>
      <p role="status">{t(isComplete ? 'added' : 'stopped', { n: added })}</p>
      {added > 0 && <p className={styles.muted}>{t('undoable')}</p>}
      <p className={styles.actions}>
        {added > 0 && <UndoButton id={id} onDone={onAnother} />}
        <Button onClick={onAnother}>{t('another')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </p>
    </div>
  );
}
