import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { inUnits } from '../ui/progress/units.ts';
import { ProgressLine } from '../ui/progress-line.tsx';
import { todayLineOf } from './today-line.ts';

/** Today's words of the most pressing goal, against an even pace and what is needed. */
export function NeedLine({ goal }: { goal: Goal | undefined }) {
  const t = useTranslations();
  const line = goal && todayLineOf(goal);
  if (!goal || !line) return null;

  return (
    <ProgressLine
      label={t('home.need.line', {
        title: goal.title,
        today: inUnits(line.today, goal.measure),
        needed: inUnits(line.needed, goal.measure),
      })}
      value={line.today / line.max}
      ticks={line.ticks.map(({ kind, amount, at }) => ({
        at,
        label: t(kind === 'even' ? 'home.need.evenTick' : 'home.need.neededTick', {
          n: inUnits(amount, goal.measure),
        }),
      }))}
    />
  );
}
