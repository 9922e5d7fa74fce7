import type { Goal } from '@longhand/contract/goal-values';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState } from '../ui/states.tsx';
import { ActiveGoal } from './active-goal.tsx';
import { useGoals } from './api.ts';
import { EditDialog } from './edit-dialog.tsx';
import { finishAxisOf } from './finish-axis.ts';
import styles from './goal-table.module.css';
import { SetAsideDialog } from './set-aside-dialog.tsx';
import { useMoveGoal } from './use-move-goal.ts';

type Asked = { goal: Goal; what: 'edit' | 'setAside' };

/** The active goals, and what can be done with each. */
export default function ActiveGoals() {
  const t = useTranslations();
  const goals = useGoals();
  const failureText = useFailureText();
  const { move, error, isPending } = useMoveGoal();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);

  return (
    <Page
      title={t('goals.active.title')}
      lede={t('goals.active.lede')}
      action={
        goals.data?.active.length !== 0 && (
          <ButtonLink to="/app/goals/create">{t('goals.newGoal')}</ButtonLink>
        )
      }
    >
      {error !== null && asked === null && (
        <p className={styles.error} role="alert">
          {failureText(error)}
        </p>
      )}
      <Loaded query={goals} failure={t('goals.error.list')} lines={8}>
        {({ active }) => (
          <ActiveList
            goals={active}
            disabled={isPending}
            onAsk={setAsked}
            onMove={(goal, status) => void move(goal, status)}
          />
        )}
      </Loaded>
      {asked?.what === 'edit' && <EditDialog goal={asked.goal} onClose={close} />}
      {asked?.what === 'setAside' && (
        <SetAsideDialog
          goal={asked.goal}
          isPending={isPending}
          error={error}
          onClose={close}
          onConfirm={(why) => move(asked.goal, 'abandoned', why)}
        />
      )}
    </Page>
  );
}

type ActiveListProps = {
  goals: readonly Goal[];
  disabled: boolean;
  onAsk: (asked: Asked) => void;
  onMove: (goal: Goal, status: 'completed' | 'archived') => void;
};

function ActiveList({ goals, disabled, onAsk, onMove }: ActiveListProps) {
  const t = useTranslations();
  const today = goals[0]?.progress.on;
  if (today === undefined) {
    return (
      <EmptyState
        title={t('goals.empty.noActive')}
        action={
          <ButtonLink to="/app/goals/create" variant="primary">
            {t('goals.newGoal')}
          </ButtonLink>
        }
      >
        <p>{t('goals.empty.lede')}</p>
      </EmptyState>
    );
  }
  const axis = finishAxisOf(goals, today);

  return (
    <ul className={styles.list}>
      {goals.map((goal) => (
        <ActiveGoal
          key={goal.id}
          goal={goal}
          axis={axis}
          disabled={disabled}
          onEdit={() => onAsk({ goal, what: 'edit' })}
          onSetAside={() => onAsk({ goal, what: 'setAside' })}
          onMove={(status) => onMove(goal, status)}
        />
      ))}
    </ul>
  );
}
