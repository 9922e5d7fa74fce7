import { useTranslations } from 'use-intl';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './create.module.css';

type GoalQuotaProps = {
  id: string;
  /** Limit of active goals; null means unlimited. */
  max: number | null;
  /** Undefined while loading: shows nothing. */
  activeCount: number | undefined;
};

/** Remaining number of active goals, shown before the limit is reached. */
export function GoalQuota({ id, max, activeCount }: GoalQuotaProps) {
  const t = useTranslations();
  if (max === null || activeCount === undefined) return null;
  const left = Math.max(0, max - activeCount);

  return (
    <p id={id} className={left === 0 ? styles.full : styles.muted}>
      {left > 0 ? (
        t('goals.create.left', { left })
      ) : (
        <>
          {t('goals.create.full', { max })}{' '}
          <TextLink to="/app/goals/active">{t('goals.create.manage')}</TextLink>
        </>
      )}
    </p>
  );
}
