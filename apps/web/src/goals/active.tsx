import type { Goal } from '@longhand/contract/goal-values';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../ui/button.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { Page } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { EmptyState } from '../ui/states.tsx';
import { TextButton } from '../ui/text-link.tsx';
import { toUserUnits } from './amounts/units.ts';
import { useGoals } from './api.ts';
import { AbandonDialog } from './closed/abandon-dialog.tsx';
import { useGoalStatusChange } from './closed/goal-changes.ts';
import { EditDialog } from './form/edit-dialog.tsx';
import { createFinishAxis, type FinishAxis } from './list/finish-axis.ts';
import { GoalRow } from './list/goal-row.tsx';
import styles from './list/goal-table.module.css';
import { GoalTableHeader } from './list/goal-table.tsx';

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
    <div className={styles.room}>
      <GoalTableHeader count={goals.length} axis={axis} />
      <ul>
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
    </div>
  );
}

type ActiveGoalProps = {
  goal: Goal;
  axis: FinishAxis;
  /** Another status change is pending. */
  disabled: boolean;
  onEdit: () => void;
  onAbandon: () => void;
  onMove: (status: 'completed' | 'archived') => void;
};

/** One active goal with its actions and the time left. */
function ActiveGoal({ goal, axis, disabled, onEdit, onAbandon, onMove }: ActiveGoalProps) {
  const t = useTranslations();
  const actions = [
    { key: 'edit', act: onEdit },
    { key: 'complete', act: () => onMove('completed') },
    { key: 'setAside', act: onAbandon },
    { key: 'archive', act: () => onMove('archived') },
  ] as const;

  return (
    <GoalRow
      goal={goal}
      axis={axis}
      heading="h2"
      actions={
        <>
          <p className={styles.muted}>
            <TimeLeft goal={goal} />
          </p>
          {goal.description !== '' && <p className={styles.description}>{goal.description}</p>}
          <div className={styles.actions}>
            {actions.map(({ key, act }) => {
              const action = t(`goals.actions.${key}`);

              return (
                <TextButton
                  key={key}
                  disabled={disabled}
                  aria-label={t('goals.actions.named', { action, title: goal.title })}
                  onClick={act}
                >
                  {action}
                </TextButton>
              );
            })}
          </div>
        </>
      }
    />
  );
}

function TimeLeft({ goal: { progress, measure } }: { goal: Goal }) {
  const t = useTranslations();
  if (progress.phase === 'overdue' || progress.phase === 'upcoming') return null;
  const { daysLeft } = progress;

  return (
    <>
      {daysLeft === null
        ? t('goals.active.open')
        : daysLeft === 1
          ? t('goals.active.lastDay')
          : t('goals.active.started', { days: daysLeft })}
      {progress.isRestDay && <> · {t('goals.active.restDay')}</>}
      {progress.quotaToday > 0 && (
        <>
          {' · '}
          {t('goals.active.todayOf', {
            today: toUserUnits(progress.today, measure),
            quota: toUserUnits(progress.quotaToday, measure),
          })}
        </>
      )}
    </>
  );
}
