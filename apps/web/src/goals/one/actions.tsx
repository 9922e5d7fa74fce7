import type { Goal, GoalStatus } from '@longhand/contract/goal-values';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMute } from '../../notifications/index.ts';
import { showToast } from '../../platform/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { useRemoveGoal } from '../api.ts';
import { AbandonDialog } from '../closed/abandon-dialog.tsx';
import { useGoalStatusChange } from '../closed/use-goal-status-change.ts';
import { useUndoWithToast } from '../closed/use-undo-with-toast.ts';
import { EditDialog } from '../form/edit-dialog.tsx';
import styles from './one.module.css';

const allowedStatuses: Record<GoalStatus, readonly GoalStatus[]> = {
  active: ['completed', 'archived'],
  completed: ['active', 'archived'],
  abandoned: ['active', 'archived'],
  archived: [],
};

type GoalActionsProps = {
  goal: Goal;
  /** Deleted elsewhere: hides the actions but keeps open dialogs with their input. */
  isRemoved: boolean;
};

/** Actions for the status of the goal. Each can be undone. */
export function GoalActions({ goal, isRemoved }: GoalActionsProps) {
  const t = useTranslations('goal.actions');
  const failureText = useFailureText();
  const { move, error, isPending } = useGoalStatusChange();
  const [openDialog, setOpenDialog] = useState<'edit' | 'setAside' | 'remove' | null>(null);
  const close = () => setOpenDialog(null);
  const nextStatuses =
    goal.status === 'archived' ? [goal.archivedFrom ?? 'active'] : allowedStatuses[goal.status];
  const statusLabel = (to: GoalStatus) =>
    goal.status === 'archived' ? t('restore') : t(`to.${to}`);

  return (
    <>
      {!isRemoved && (
        <div className={styles.actions}>
          {goal.status === 'active' && (
            <TextButton onClick={() => setOpenDialog('edit')}>{t('edit')}</TextButton>
          )}
          {nextStatuses.map((to) => (
            <TextButton key={to} disabled={isPending} onClick={() => void move(goal, to)}>
              {statusLabel(to)}
            </TextButton>
          ))}
          {goal.status === 'active' && (
            <TextButton onClick={() => setOpenDialog('setAside')}>{t('setAside')}</TextButton>
          )}
          <MuteButton goal={goal} />
          <TextButton quiet onClick={() => setOpenDialog('remove')}>
            {t('remove')}
          </TextButton>
        </div>
      )}
      {error !== null && openDialog !== 'setAside' && (
        <p className={styles.error} role="alert">
          {failureText(error)}
        </p>
      )}
      {openDialog === 'edit' && <EditDialog goal={goal} onClose={close} />}
      {openDialog === 'setAside' && (
        <AbandonDialog
          goal={goal}
          isPending={isPending}
          error={error}
          onClose={close}
          onConfirm={(why) => move(goal, 'abandoned', why)}
        />
      )}
      <RemoveDialog goal={goal} open={openDialog === 'remove'} onClose={close} />
    </>
  );
}

/** An active goal can be muted, a muted one always unmuted. */
function MuteButton({ goal: { id, title, status } }: { goal: Goal }) {
  const t = useTranslations('goal.actions');
  const { isMuted, setMuted } = useMute();
  const object = { type: 'goal', id } as const;
  const isOn = isMuted(object);
  if (isOn === undefined || (status !== 'active' && !isOn)) return null;

  return (
    <TextButton onClick={() => void setMuted({ ...object, title }, !isOn)}>
      {t(isOn ? 'unmute' : 'mute')}
    </TextButton>
  );
}

function RemoveDialog({ goal, open, onClose }: { goal: Goal; open: boolean; onClose: () => void }) {
  const t = useTranslations('goal.actions');
  const navigate = useNavigate();
  const remove = useRemoveGoal();
  const undo = useUndoWithToast();
  const failureText = useFailureText();
  const removeGoal = () => {
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
      onConfirm={removeGoal}
      onCancel={onClose}
    >
      <p>{t('removeText')}</p>
    </ConfirmDialog>
  );
}
