import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { usePreferences } from '../../platform/preferences.ts';
import { useDates } from '../../platform/use-dates.ts';
import { StatusIndicator } from '../../ui/status-indicator.tsx';
import { displayAmountOf } from '../amounts/goal-units.ts';
import { useFormatAmount } from '../amounts/use-amount.ts';
import { paceStatusOf } from './pace-status.ts';

/** The pace status of a goal: on pace, 4,588 behind, starts 1 December. */
export function PaceStatusIndicator({ goal }: { goal: Goal }) {
  const t = useTranslations();
  const dates = useDates();
  const amount = useFormatAmount();
  const { gentleMode } = usePreferences();
  const { mark, word, by } = paceStatusOf(goal);
  if (gentleMode && (word === 'behind' || word === 'over' || word === 'overdue')) {
    return <StatusIndicator state="waiting">{t('progress.standing.onItsWay')}</StatusIndicator>;
  }

  return (
    <StatusIndicator state={mark}>
      {t(`progress.standing.${word}`, {
        n: displayAmountOf(by, goal),
        amount: amount(by, goal.measure, goal.unit),
        date: dates.shortDay(word === 'ended' ? (goal.endOn ?? goal.startOn) : goal.startOn),
      })}
    </StatusIndicator>
  );
}
