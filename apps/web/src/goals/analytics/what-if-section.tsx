import type { Goal } from '@longhand/contract/goal-values';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { daysBetween, type LocalDate } from '../../platform/local-date.ts';
import { showToast } from '../../platform/toasts.ts';
import { useDates } from '../../platform/use-dates.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { InkDate } from '../../ui/ink-date.tsx';
import { InkNumber, InkSelect } from '../../ui/ink-field.tsx';
import { Section } from '../../ui/page.tsx';
import { readAmount, writeAmount } from '../../ui/progress/units.ts';
import { useAmount } from '../../ui/progress/use-amount.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useChangeGoal } from '../api.ts';
import { useUndo } from '../use-undo.ts';
import styles from './analytics.module.css';
import { amountToEndOn, endOfPace } from './what-if.ts';

const days = ['7', '6', '5', '4', '3', '2', '1'] as const;

/** Another pace and where it ends; another day and what it takes. */
export function WhatIfSection({ goal }: { goal: Goal }) {
  const t = useTranslations('analytics.whatIf');
  const dates = useDates();
  const amount = useAmount();
  const format = useFormatter();
  const { measure, unit, targetAmount, progress, weekdayWeights } = goal;
  const { on: today, total, pacePerDay, sharePerDay, projectedEndOn } = progress;
  const missing = Math.max(0, targetAmount - total);
  const usual = Math.max(
    1,
    Math.round(
      projectedEndOn === null
        ? ((pacePerDay ?? sharePerDay) * weekdayWeights.filter((weight) => weight > 0).length) / 7
        : missing / (daysBetween(today, projectedEndOn) + 1),
    ),
  );
  const asForecast = writeAmount(usual, measure, (n) => format.number(n));
  const [typed, setTyped] = useState<string | null>(null);
  const perDay = typed ?? asForecast; // until another pace is typed it follows what is logged
  const [perWeek, setPerWeek] = useState<(typeof days)[number]>('7');
  const [endOn, setEndOn] = useState<LocalDate>(
    goal.endOn !== null && goal.endOn > today ? goal.endOn : today,
  );
  const isForecast = projectedEndOn !== null && perDay === asForecast && perWeek === '7';
  const ends = isForecast
    ? projectedEndOn
    : endOfPace(missing, {
        perDay: readAmount(perDay, measure) ?? 0,
        perWeek: Number(perWeek),
        from: today,
      });
  const toEndOn = amountToEndOn(missing, { today: progress.today, from: today, endOn });

  return (
    <Section title={t('title')} note={t('note', { amount: amount(missing, measure, unit) })}>
      <p className={styles.sentence}>
        <Sentence>
          {t.rich('pace', {
            amount: () => <InkNumber label={t('perDay')} value={perDay} onChange={setTyped} />,
            days: () => (
              <InkSelect
                label={t('perWeek')}
                value={perWeek}
                options={days.map((value) => ({
                  value,
                  label: t('daysAWeek', { n: Number(value) }),
                }))}
                onChange={setPerWeek}
              />
            ),
            end: () => <b>{ends === null ? t('never') : dates.day(ends)}</b>,
          })}
        </Sentence>
      </p>
      <p className={styles.sentence}>
        <Sentence>
          {t.rich('date', {
            day: () => <InkDate label={t('endOn')} value={endOn} min={today} onChange={setEndOn} />,
            amount: () => <b>{amount(toEndOn, measure, unit)}</b>,
          })}
        </Sentence>
      </p>
      {goal.endOn !== null && projectedEndOn !== null && projectedEndOn > goal.endOn && (
        <MoveDueDate goal={goal} to={projectedEndOn} />
      )}
    </Section>
  );
}

/** Moves the due date of a late goal to where the forecast has it end. */
function MoveDueDate({ goal, to }: { goal: Goal; to: LocalDate }) {
  const t = useTranslations('analytics.whatIf');
  const dates = useDates();
  const change = useChangeGoal();
  const undo = useUndo();
  const failureText = useFailureText();
  const move = () =>
    change.mutate(
      { params: { id: goal.id }, body: { endOn: to, version: goal.version } },
      {
        onSuccess: () => {
          const words = t('moved', { title: goal.title, date: dates.day(to) });
          showToast({ type: 'success', words, undo: () => undo(goal) });
        },
      },
    );

  return (
    <div className={styles.move}>
      <TextButton disabled={change.isPending} onClick={move}>
        {t('move', { date: dates.day(to) })}
      </TextButton>
      {change.isError && (
        <p className={styles.error} role="alert">
          {failureText(change.error)}
        </p>
      )}
    </div>
  );
}
