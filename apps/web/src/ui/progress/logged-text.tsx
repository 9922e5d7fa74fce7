import type { Goal } from '@longhand/contract/goal-values';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../text-link.tsx';
import { figureOf, targetOf } from './goal-units.ts';
import { goalsMovedBy, type LogRead } from './log.ts';
import { useAmount, useGoalAmount } from './use-amount.ts';

/** What was logged, whether it arrived, and the goals as they stood before. */
export type Logged = {
  clientId: string;
  read: LogRead;
  where: 'sent' | 'kept';
  before: readonly Goal[];
};

type LoggedTextProps = { logged: Logged; goals: readonly Goal[]; onUndo: () => void };

/** Tells what was logged and which goals it moved, with the way back. */
export function LoggedText({ logged, goals, onUndo }: LoggedTextProps) {
  const t = useTranslations();
  const amount = useAmount();
  const goalAmount = useGoalAmount();
  const { read, where, before } = logged;
  const isOpen = ({ status }: Goal) => status === 'active' || status === 'completed';
  const counting = goalsMovedBy(read, before);
  const now = goalsMovedBy(read, goals).filter(isOpen);
  const completed = counting.filter(
    ({ id, status }) =>
      status === 'active' &&
      (goals.find((goal) => goal.id === id)?.status ?? 'completed') === 'completed',
  );
  const undo = <TextButton onClick={onUndo}>{t('ui.undo')}</TextButton>;
  if (where === 'kept') return t('progress.log.kept');
  if (read.amount === undefined) {
    return (
      <>
        {t('progress.log.sent')} {undo}
      </>
    );
  }

  return (
    <>
      {t('progress.log.logged', { amount: amount(read.amount, read.measure, read.unit) })}{' '}
      {completed.map((goal) => (
        <span key={goal.id}>
          {t('progress.log.completed', {
            title: goal.title,
            amount: goalAmount(targetOf(goal), goal),
          })}{' '}
        </span>
      ))}
      {now.map((goal) => (
        <span key={goal.id}>
          {t('progress.log.moved', {
            title: goal.title,
            total: figureOf(goal.progress.total, goal),
            amount: goalAmount(targetOf(goal), goal),
          })}{' '}
        </span>
      ))}
      {undo}
    </>
  );
}

/** The same in one line of plain text, for a toast: the goals by their names. */
export function useLoggedWords(): (
  read: LogRead,
  where: 'sent' | 'kept',
  goals: readonly Goal[],
) => string {
  const t = useTranslations('progress.log');
  const amount = useAmount();
  const format = useFormatter();

  return (read, where, goals) => {
    if (where === 'kept') return t('kept');
    const moved = goalsMovedBy(read, goals).map(({ title }) => `\u2068${title}\u2069`);
    const what =
      read.amount === undefined
        ? t('sent')
        : t('logged', { amount: amount(read.amount, read.measure, read.unit) });

    return moved.length === 0 ? what : t('loggedToward', { what, goals: format.list(moved) });
  };
}
