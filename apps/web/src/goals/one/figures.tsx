import type { Goal } from '@longhand/contract/goal-values';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { inUnits } from '../../ui/progress/units.ts';
import { neededAfterRest } from './course.ts';
import styles from './one.module.css';

type FiguresProps = { goal: Goal; met: { met: number; asked: number } };

/** Four figures: what a day needs, what the writer does, where it ends, how many days were met. */
export function Figures({ goal, met }: FiguresProps) {
  const t = useTranslations('goal.figures');

  return (
    <ul className={styles.figures}>
      <Needed goal={goal} />
      {goal.status === 'active' && goal.progress.pacePerDay !== null && (
        <Figure value={t('aDay', { n: inUnits(goal.progress.pacePerDay, goal.measure) })}>
          {t('pace')}
        </Figure>
      )}
      <Finish goal={goal} />
      {met.asked > 0 && <Figure value={t('met', met)}>{t('metWhat')}</Figure>}
    </ul>
  );
}

function Figure({ value, children }: { value: ReactNode; children: ReactNode }) {
  return (
    <li>
      <b className={styles.figure}>{value}</b> <span className={styles.muted}>{children}</span>
    </li>
  );
}

function Needed({ goal }: { goal: Goal }) {
  const t = useTranslations('goal.figures');
  const dates = useDates();
  const { leftToday, quotaToday, neededPerDay, isRestDay } = goal.progress;
  if (goal.status !== 'active') return null;
  const figure = (n: number) => inUnits(n, goal.measure);
  if (isRestDay) {
    const next = neededAfterRest(goal);

    return next === null ? (
      <Figure value={t('rest')}>{t('restWhat')}</Figure>
    ) : (
      <Figure value={t('aDay', { n: figure(next) })}>{t('neededAfterRest')}</Figure>
    );
  }
  if (leftToday > 0) {
    return (
      <Figure value={t('left', { n: figure(leftToday) })}>
        {t('leftOf', { quota: figure(quotaToday) })}
      </Figure>
    );
  }
  if (neededPerDay === null) return null;

  return (
    <Figure value={t('aDay', { n: figure(neededPerDay) })}>
      {goal.endOn === null
        ? t('neededNow')
        : t('needed', { date: dates.day(goal.progress.period?.toOn ?? goal.endOn) })}
    </Figure>
  );
}

function Finish({ goal }: { goal: Goal }) {
  const t = useTranslations('goal.figures');
  const dates = useDates();
  const { projection } = goal.progress;
  if (goal.status !== 'active' || projection?.likely == null) return null;
  const { early, likely, late, isRough, chanceOnTime } = projection;
  const range =
    early === null || late === null
      ? t('rangeOpen')
      : t('range', { dates: dates.range(early, late) });

  return (
    <Figure value={dates.day(likely)}>
      {isRough ? t('rough') : range}
      {!isRough && chanceOnTime !== null && (
        <> · {t('chance', { chance: chanceIn(chanceOnTime) })}</>
      )}
    </Figure>
  );
}

/** To the nearest twentieth, and never certain. */
function chanceIn(chance: number): string {
  const percent = Math.round(chance * 20) * 5;
  if (percent < 5) return '< 5 %';

  return percent > 95 ? '> 95 %' : `${percent} %`;
}
