import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { usePreferences } from '../../platform/preferences.ts';
import { useDates } from '../../platform/use-dates.ts';
import { StateMark } from '../state-mark.tsx';
import { figureOf } from './goal-units.ts';
import { standingOf } from './standing.ts';
import { useAmount } from './use-amount.ts';

/** How a goal stands: on pace, 4,588 behind, starts 1 December. */
export function StandingMark({ goal }: { goal: Goal }) {
  const t = useTranslations();
  const dates = useDates();
  const amount = useAmount();
  const { gentleMode } = usePreferences();
  const { mark, word, by } = standingOf(goal);
  if (gentleMode && (word === 'behind' || word === 'over' || word === 'overdue')) {
    return <StateMark state="waiting">{t('progress.standing.onItsWay')}</StateMark>;
  }

  return (
    <StateMark state={mark}>
      {t(`progress.standing.${word}`, {
        n: figureOf(by, goal),
        amount: amount(by, goal.measure, goal.unit),
        date: dates.shortDay(word === 'ended' ? (goal.endOn ?? goal.startOn) : goal.startOn),
      })}
    </StateMark>
  );
}
