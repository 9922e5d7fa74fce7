import type { Goal } from '@longhand/contract/goal-values';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { toUserUnits } from '../amounts/units.ts';
import { neededAfterRest } from './course.ts';
import styles from './one.module.css';

type GoalFiguresProps = { goal: Goal; met: { met: number; asked: number } };

/** Daily target, own pace, forecast, and days that met their target. */
export function GoalFigures({ goal, met }: GoalFiguresProps) {
  const t = useTranslations('goal.figures');

  return (
    <ul className={styles.figures}>
      <NeededFigure goal={goal} />
      {goal.status === 'active' && goal.progress.pacePerDay !== null && (
        <Figure value={t('aDay', { n: toUserUnits(goal.progress.pacePerDay, goal.measure) })}>
          {t('pace')}
        </Figure>
      )}
      <FinishFigure goal={goal} />
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

function NeededFigure({ goal }: { goal: Goal }) {
  const t = useTranslations('goal.figures');
  const dates = useDates();
  const { leftToday, quotaToday, neededPerDay, isRestDay } = goal.progress;
  if (goal.status !== 'active') return null;
  const figure = (n: number) => toUserUnits(n, goal.measure);
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

function FinishFigure({ goal }: { goal: Goal }) {
  const t = useTranslations('goal.figures');
  const chanceText = useChanceText();
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
        <> · {t('chance', { chance: chanceText(chanceOnTime) })}</>
      )}
    </Figure>
  );
}

/** Rounded to 5%, never 0% or 100%. */
function useChanceText(): (chance: number) => string {
  const t = useTranslations('goal.figures');
  const format = useFormatter();
  const write = (share: number) => format.number(share, { style: 'percent' });

  return (chance) => {
    const rounded = Math.round(chance * 20) / 20;
    if (rounded < 0.05) return t('chanceBelow', { share: write(0.05) });

    return rounded > 0.95 ? t('chanceAbove', { share: write(0.95) }) : write(rounded);
  };
}
