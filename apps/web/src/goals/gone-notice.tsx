import { Refusal } from '@longhand/contract/errors';
import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../ui/failure-text.ts';
import { TextButton } from '../ui/text-link.tsx';
import { useUndoGoal } from './api.ts';
import styles from './goal-table.module.css';

type GoneNoticeProps = { goal: Goal; onBack?: (goal: Goal) => void };

/** A goal that was removed while it was looked at: what is typed stays, and the goal can be brought back. */
export function GoneNotice({ goal, onBack }: GoneNoticeProps) {
  const t = useTranslations('goals.gone');
  const undo = useUndoGoal();
  const failureText = useFailureText();
  const bringBack = () =>
    undo.mutate({ params: { id: goal.id } }, { onSuccess: (back) => onBack?.(back) });

  return (
    <p className={styles.error} role="alert">
      {t('text')}{' '}
      <TextButton disabled={undo.isPending} onClick={bringBack}>
        {t('bringBack')}
      </TextButton>{' '}
      {undo.isError && failureText(undo.error)}
    </p>
  );
}

/** Whether what failed says that there is no such goal. */
export function isGoneBy(failure: unknown): boolean {
  return failure instanceof Refusal && failure.code === 'goal_not_found';
}
