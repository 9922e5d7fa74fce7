import type { Goal, GoalStatus } from '@longhand/contract/goal-values';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { useRemoveGoal } from '../api.ts';
import { EditDialog } from '../edit-dialog.tsx';
import { SetAsideDialog } from '../set-aside-dialog.tsx';
import { useMoveGoal } from '../use-move-goal.ts';
import { useUndo } from '../use-undo.ts';
import styles from './one.module.css';

const moves: Record<GoalStatus, readonly GoalStatus[]> = {
  active: ['completed', 'archived'],
  completed: ['active', 'archived'],
  abandoned: ['active', 'archived'],
  archived: [],
};

type ActionsProps = {
  goal: Goal;
  /** It was removed elsewhere: nothing can be done with it, but what is typed in a dialog stays. */
  isGone: boolean;
};

/** What can be done with the goal where it stands. Each step can be taken back. */
export function Actions({ goal, isGone }: ActionsProps) {
  const t = useTranslations('goal.actions');
  const failureText = useFailureText();
  const { move, error, isPending } = useMoveGoal();
  const [asked, setAsked] = useState<'edit' | 'setAside' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const targets = goal.status === 'archived' ? [goal.archivedFrom ?? 'active'] : moves[goal.status];
  const wordOf = (to: GoalStatus) => (goal.status === 'archived' ? t('restore') : t(`to.${to}`));

  return (
    <>
      {!isGone && (
        <div className={styles.actions}>
          {goal.status === 'active' && (
            <TextButton onClick={() => setAsked('edit')}>{t('edit')}</TextButton>
          )}
          {targets.map((to) => (
            <TextButton key={to} disabled={isPending} onClick={() => void move(goal, to)}>
              {wordOf(to)}
            </TextButton>
          ))}
          {goal.status === 'active' && (
            <TextButton onClick={() => setAsked('setAside')}>{t('setAside')}</TextButton>
          )}
          <TextButton quiet onClick={() => setAsked('remove')}>
            {t('remove')}
          </TextButton>
        </div>
      )}
      {error !== null && asked !== 'setAside' && (
        <p className={styles.error} role="alert">
          {failureText(error)}
        </p>
      )}
      {asked === 'edit' && <EditDialog goal={goal} onClose={close} />}
      {asked === 'setAside' && (
        <SetAsideDialog
          goal={goal}
          isPending={isPending}
          error={error}
          onClose={close}
          onConfirm={(why) => move(goal, 'abandoned', why)}
        />
      )}
      <Remove goal={goal} open={asked === 'remove'} onClose={close} />
    </>
  );
}

function Remove({ goal, open, onClose }: { goal: Goal; open: boolean; onClose: () => void }) {
  const t = useTranslations('goal.actions');
  const navigate = useNavigate();
  const remove = useRemoveGoal();
  const undo = useUndo();
  const failureText = useFailureText();
  const run = () => {
    remove.mutate(
      { params: { id: goal.id } },
      {
        onSuccess: () => {
          void navigate({ to: '/app/goals' });
          const words = t('removed', { title: goal.title });
          showToast({ type: 'success', words, undo: () => undo(goal) });
        },
        onError: (failure) => showToast({ type: 'error', words: failureText(failure) }),
      },
    );
  };

  return (
    <ConfirmDialog
      open={open}
      title={t('removeTitle', { title: goal.title })}
      confirm={t('removeConfirm')}
      loading={remove.isPending}
      onConfirm={run}
      onCancel={onClose}
    >
      <p>{t('removeText')}</p>
    </ConfirmDialog>
  );
}
