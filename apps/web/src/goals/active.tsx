import type { Goal } from '@longhand/contract/goal-values';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Page } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useGoals } from './api.ts';
import { AbandonDialog } from './closed/abandon-dialog.tsx';
import { useGoalStatusChange } from './closed/use-goal-status-change.ts';
import { EditDialog } from './form/edit-dialog.tsx';
import { ActiveGoal } from './list/active-goal.tsx';
import { createFinishAxis } from './list/finish-axis.ts';
import styles from './list/goal-table.module.css';

type OpenDialog = { goal: Goal; kind: 'edit' | 'setAside' };

/** The active goals with their actions. */
export default function ActiveGoals() {
  const t = useTranslations();
  const goals = useGoals();
  const failureText = useFailureText();
  const { move, error, isPending } = useGoalStatusChange();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const close = () => setOpenDialog(null);

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
      {error !== null && openDialog === null && (
        <p className={styles.error} role="alert">
          {failureText(error)}
        </p>
      )}
      <QueryContent query={goals} errorTitle={t('goals.error.list')} lines={8}>
        {({ active }) => (
          <ActiveList
            goals={active}
            disabled={isPending}
            onOpenDialog={setOpenDialog}
            onMove={(goal, status) => void move(goal, status)}
          />
        )}
      </QueryContent>
      {openDialog?.kind === 'edit' && <EditDialog goal={openDialog.goal} onClose={close} />}
      {openDialog?.kind === 'setAside' && (
        <AbandonDialog
          goal={openDialog.goal}
          isPending={isPending}
          error={error}
          onClose={close}
          onConfirm={(why) => move(openDialog.goal, 'abandoned', why)}
        />
      )}
    </Page>
  );
}

type ActiveListProps = {
  goals: readonly Goal[];
  disabled: boolean;
  onOpenDialog: (dialog: OpenDialog) => void;
  onMove: (goal: Goal, status: 'completed' | 'archived') => void;
};

function ActiveList({ goals, disabled, onOpenDialog, onMove }: ActiveListProps) {
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
  const axis = createFinishAxis(goals, today);

  return (
    <ul className={styles.list}>
      {goals.map((goal) => (
        <ActiveGoal
          key={goal.id}
          goal={goal}
          axis={axis}
          disabled={disabled}
          onEdit={() => onOpenDialog({ goal, kind: 'edit' })}
          onAbandon={() => onOpenDialog({ goal, kind: 'setAside' })}
          onMove={(status) => onMove(goal, status)}
        />
      ))}
    </ul>
  );
}
