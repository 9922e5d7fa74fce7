import { useFormatter, useTranslations } from 'use-intl';
import { ProgressLine } from './progress-line.tsx';
import { TextButton } from './text-link.tsx';
import styles from './work-progress.module.css';

type WorkProgressProps = {
  /** Names the work: "Reading 12 files". */
  label: string;
  done: number;
  total: number;
  onCancel?: () => void;
};

/** The progress of a long task, with a cancel button. */
export function WorkProgress({ label, done, total, onCancel }: WorkProgressProps) {
  const t = useTranslations('ui');
  const format = useFormatter();
  const share = total === 0 ? 0 : done / total;

  return (
    <div className={styles.work}>
      <p className={styles.head}>
        <span>{label}</span>{' '}
        <span className={styles.share}>
          {format.number(share, { style: 'percent', maximumFractionDigits: 0 })}
        </span>{' '}
        {onCancel !== undefined && share < 1 && (
          <TextButton onClick={onCancel}>{t('cancel')}</TextButton>
        )}
      </p>
      <ProgressLine label={label} value={share} />
    </div>
  );
}
