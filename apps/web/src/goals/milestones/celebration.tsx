import type { Milestone } from '@longhand/contract/goals-milestones';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import { useMarkMilestonesSeen } from './api.ts';
import styles from './milestones.module.css';
import { useMilestoneName } from './use-milestone-name.ts';

/** The others are listed below. */
const maxShown = 5;

/** Milestones reached since the last visit. Animated unless reduced motion is preferred. */
export function Celebration({ items }: { items: readonly Milestone[] }) {
  const t = useTranslations('milestones');
  const nameOf = useMilestoneName();
  const markSeen = useMarkMilestonesSeen();
  const newlyReached = items.filter(
    ({ reachedOn, isSeen, kind }) => reachedOn !== null && !isSeen && kind !== 'date',
  );
  if (newlyReached.length === 0) return null;

  return (
    <div className={styles.celebration} role="status">
      {newlyReached.slice(0, maxShown).map((milestone) => (
        <p key={milestone.id} className={styles.fresh}>
          <span dir="auto">
            {t('fresh', { name: nameOf(milestone), goal: milestone.goalTitle })}
          </span>
        </p>
      ))}
      {newlyReached.length > maxShown && <p>{t('more', { n: newlyReached.length - maxShown })}</p>}
      <TextButton quiet onClick={() => markSeen.mutate(undefined)}>
        {t('seen')}
      </TextButton>
    </div>
  );
}
