import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import styles from './imports.module.css';
import { UndoButton } from './undo-button.tsx';

type ResultStepProps = {
  id: string;
  added: number;
  /** It was not stopped on the way. */
  isWhole: boolean;
  onAnother: () => void;
  onClose: () => void;
};

/** What came of it, and the way back. */
export function ResultStep({ id, added, isWhole, onAnother, onClose }: ResultStepProps) {
  const t = useTranslations('imports');

  return (
    <div className={styles.step}>
      <p role="status">{t(isWhole ? 'added' : 'stopped', { n: added })}</p>
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
