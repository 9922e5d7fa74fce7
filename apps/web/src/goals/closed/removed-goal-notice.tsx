import { Refusal } from '@longhand/contract/errors';
import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../ui/failure-text.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { useUndoGoal } from '../api.ts';
import styles from '../list/goal-table.module.css';

type RemovedGoalNoticeProps = { goal: Goal; onRestored?: (goal: Goal) => void };

/** The open goal was deleted elsewhere: input is kept and the goal can be restored. */
export function RemovedGoalNotice({ goal, onRestored }: RemovedGoalNoticeProps) {
  const t = useTranslations('goals.gone');
  const undo = useUndoGoal();
  const failureText = useFailureText();
  const restoreGoal = () =>
    undo.mutate({ params: { id: goal.id } }, { onSuccess: (back) => onRestored?.(back) });

  return (
    <p className={styles.error} role="alert">
      {t('text')}{' '}
      <TextButton disabled={undo.isPending} onClick={restoreGoal}>
        {t('bringBack')}
      </TextButton>{' '}
      {undo.isError && failureText(undo.error)}
    </p>
  );
}

export function isGoalNotFound(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'goal_not_found';
}
