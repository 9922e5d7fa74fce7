import type { Goal } from '@longhand/contract/goal-values';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import { displayAmountOf, targetOf } from '../amounts/goal-units.ts';
import { useFormatAmount, useFormatGoalAmount } from '../amounts/use-amount.ts';
import { type EntryInput, goalsAffectedBy } from './entry-draft.ts';

/** A logged entry, whether it was sent or queued, and the goals before it. */
export type LoggedEntry = {
  clientId: string;
  entry: EntryInput;
  delivery: 'sent' | 'kept';
  goalsBefore: readonly Goal[];
};

type LoggedEntryTextProps = { logged: LoggedEntry; goals: readonly Goal[]; onUndo: () => void };

/** Describes a logged entry and the goals it changed, with an undo button. */
export function LoggedEntryText({ logged, goals, onUndo }: LoggedEntryTextProps) {
  const t = useTranslations();
  const amount = useFormatAmount();
  const goalAmount = useFormatGoalAmount();
  const { entry, delivery, goalsBefore } = logged;
  const isActiveOrCompleted = ({ status }: Goal) => status === 'active' || status === 'completed';
  const countingGoals = goalsAffectedBy(entry, goalsBefore);
  const currentGoals = goalsAffectedBy(entry, goals).filter(isActiveOrCompleted);
  const completedGoals = countingGoals.filter(
    ({ id, status }) =>
      status === 'active' &&
      (goals.find((goal) => goal.id === id)?.status ?? 'completed') === 'completed',
  );
  const undo = <TextButton onClick={onUndo}>{t('ui.undo')}</TextButton>;
  if (delivery === 'kept') return t('progress.log.kept');
  if (entry.amount === undefined) {
    return (
      <>
        {t('progress.log.sent')} {undo}
      </>
    );
  }

  return (
    <>
      {t('progress.log.logged', { amount: amount(entry.amount, entry.measure, entry.unit) })}{' '}
      {completedGoals.map((goal) => (
        <span key={goal.id}>
          {t('progress.log.completed', {
            title: goal.title,
            amount: goalAmount(targetOf(goal), goal),
          })}{' '}
        </span>
      ))}
      {currentGoals.map((goal) => (
        <span key={goal.id}>
          {t('progress.log.moved', {
            title: goal.title,
            total: displayAmountOf(goal.progress.total, goal),
            amount: goalAmount(targetOf(goal), goal),
          })}{' '}
        </span>
      ))}
      {undo}
    </>
  );
}

/** The logged entry as one line of plain text, for a toast. */
export function useLoggedEntryText(): (
  read: EntryInput,
  where: 'sent' | 'kept',
  goals: readonly Goal[],
) => string {
  const t = useTranslations('progress.log');
  const amount = useFormatAmount();
  const format = useFormatter();

  return (entry, delivery, goals) => {
    if (delivery === 'kept') return t('kept');
    const goalTitles = goalsAffectedBy(entry, goals).map(({ title }) => `\u2068${title}\u2069`);
    const summary =
      entry.amount === undefined
        ? t('sent')
        : t('logged', { amount: amount(entry.amount, entry.measure, entry.unit) });

    return goalTitles.length === 0
      ? summary
      : t('loggedToward', { what: summary, goals: format.list(goalTitles) });
  };
}
