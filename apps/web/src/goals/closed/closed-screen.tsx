import type { Goal, GoalStatus } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { useUser } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { Page } from '../../ui/page.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useGoals } from '../api.ts';
import { ClosedGoal } from './closed-goal.tsx';
import styles from './closed-goals.module.css';
import { useGoalStatusChange } from './goal-changes.ts';
import { RemovedGoals } from './removed-goals.tsx';

type ClosedStatus = Exclude<GoalStatus, 'active'>;

/** The goals of one closed status. */
export function ClosedScreen({ status }: { status: ClosedStatus }) {
  const t = useTranslations('goals.lists');
  const goals = useGoals();

  return (
    <Page title={t(`${status}.title`)} lede={t(`${status}.lede`)}>
      <QueryContent query={goals} errorTitle={t('error')} lines={8}>
        {({ active, closed }) => (
          <ClosedGoalList
            goals={closed.filter((goal) => goal.status === status)}
            activeCount={active.length}
            status={status}
          />
        )}
      </QueryContent>
      {status === 'archived' && <RemovedGoals />}
    </Page>
  );
}

type ClosedGoalListProps = { goals: readonly Goal[]; activeCount: number; status: ClosedStatus };

function ClosedGoalList({ goals, activeCount, status }: ClosedGoalListProps) {
  const t = useTranslations('goals');
  const max = useUser()?.entitlements.activeGoals ?? null;
  const isFull = max !== null && activeCount >= max;
  const { move, error, isPending } = useGoalStatusChange();
  const failureText = useFailureText();
  if (goals.length === 0) {
    return (
      <EmptyState
        title={t(`lists.${status}.none`)}
        action={<ButtonLink to="/app/goals">{t('create.back')}</ButtonLink>}
      >
        <p>{t(`lists.${status}.how`)}</p>
      </EmptyState>
    );
  }

  return (
    <>
      {error !== null && (
        <p className={styles.error} role="alert">
          {failureText(error)}
        </p>
      )}
      {isFull && <p className={styles.muted}>{t('closed.full', { max })}</p>}
      <ul>
        {goals.map((goal) => (
          <ClosedGoal
            key={goal.id}
            goal={goal}
            heading="h2"
            isFull={isFull}
            disabled={isPending}
            onMove={(to) => void move(goal, to)}
          />
        ))}
      </ul>
    </>
  );
}
