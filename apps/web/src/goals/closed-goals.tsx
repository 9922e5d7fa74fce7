import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { useFailureText } from '../ui/failure-text.ts';
import { Section } from '../ui/page.tsx';
import { ClosedGoal } from './closed-goal.tsx';
import styles from './closed-goals.module.css';
import { useMoveGoal } from './use-move-goal.ts';

/**
 * Goals that are completed, set aside or archived: each can be taken up again, as long as there is room.
 *
 * @param inUse how many goals are active
 */
export function ClosedGoals({ goals, inUse }: { goals: readonly Goal[]; inUse: number }) {
  const t = useTranslations();
  const max = useUser()?.entitlements.activeGoals ?? null;
  const isFull = max !== null && inUse >= max;
  const { move, error, isPending } = useMoveGoal();
  const failureText = useFailureText();

  return (
    <Section title={t('goals.closed.title')}>
      {error !== null && (
        <p className={styles.error} role="alert">
          {failureText(error)}
        </p>
      )}
      {isFull && <p className={styles.muted}>{t('goals.closed.full', { max })}</p>}
      <ul>
        {goals.map((goal) => (
          <ClosedGoal
            key={goal.id}
            goal={goal}
            isFull={isFull}
            disabled={isPending}
            canArchive={false}
            onMove={(to) => void move(goal, to)}
          />
        ))}
      </ul>
    </Section>
  );
}
