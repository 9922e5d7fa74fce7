import type { Milestone } from '@longhand/contract/goals-milestones';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import { useSeeMilestones } from './api.ts';
import styles from './milestones.module.css';
import { useMilestoneName } from './use-milestone-name.ts';

/** The others stand below with their days. */
const freshShown = 5;

/**
 * Says once what was reached since the writer looked last: a line is drawn below it, or stands there where no motion is wanted.
 */
export function Celebration({ items }: { items: readonly Milestone[] }) {
  const t = useTranslations('milestones');
  const nameOf = useMilestoneName();
  const see = useSeeMilestones();
  const fresh = items.filter(
    ({ reachedOn, isSeen, kind }) => reachedOn !== null && !isSeen && kind !== 'date',
  );
  if (fresh.length === 0) return null;

  return (
    <div className={styles.celebration} role="status">
      {fresh.slice(0, freshShown).map((milestone) => (
        <p key={milestone.id} className={styles.fresh}>
          <span dir="auto">
            {t('fresh', { name: nameOf(milestone), goal: milestone.goalTitle })}
          </span>
        </p>
      ))}
      {fresh.length > freshShown && <p>{t('more', { n: fresh.length - freshShown })}</p>}
      <TextButton quiet onClick={() => see.mutate(undefined)}>
        {t('seen')}
      </TextButton>
    </div>
  );
}
