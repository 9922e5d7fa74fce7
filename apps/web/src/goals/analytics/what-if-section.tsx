import type { Goal } from '@longhand/contract/goal-values';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { daysBetween, type LocalDate } from '../../platform/local-date.ts';
import { showToast } from '../../platform/toasts.ts';
import { useDates } from '../../platform/use-dates.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { InlineDate } from '../../ui/inline-date.tsx';
import { InlineNumber, InlineSelect } from '../../ui/inline-field.tsx';
import { Section } from '../../ui/page.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { formatAmountInput, parseTypedAmount } from '../amounts/units.ts';
import { useFormatAmount } from '../amounts/use-amount.ts';
import { useChangeGoal } from '../api.ts';
import { useUndoWithToast } from '../closed/goal-changes.ts';
import styles from './analytics.module.css';
import { dailyAmountToFinish, finishAtPace } from './what-if.ts';

const weekdayCounts = ['7', '6', '5', '4', '3', '2', '1'] as const;

/** Finish date for another pace, and daily amount for another due date. */
export function WhatIfSection({ goal }: { goal: Goal }) {
  const t = useTranslations('analytics.whatIf');
  const dates = useDates();
  const amount = useFormatAmount();
  const format = useFormatter();
  const { measure, unit, targetAmount, progress, weekdayWeights } = goal;
  const { on: today, total, pacePerDay, sharePerDay, projectedEndOn } = progress;
  const remaining = Math.max(0, targetAmount - total);
  const defaultPace = Math.max(
    1,
    Math.round(
      projectedEndOn === null
        ? ((pacePerDay ?? sharePerDay) * weekdayWeights.filter((weight) => weight > 0).length) / 7
        : remaining / (daysBetween(today, projectedEndOn) + 1),
    ),
  );
  const defaultPaceText = formatAmountInput(defaultPace, measure, (n) => format.number(n));
  const [typedPace, setTypedPace] = useState<string | null>(null);
  const perDay = typedPace ?? defaultPaceText; // follows the logged progress until edited
  const [perWeek, setPerWeek] = useState<(typeof weekdayCounts)[number]>('7');
  const [endOn, setEndOn] = useState<LocalDate>(
    goal.endOn !== null && goal.endOn > today ? goal.endOn : today,
  );
  const isForecast = projectedEndOn !== null && perDay === defaultPaceText && perWeek === '7';
  const endDate = isForecast
    ? projectedEndOn
    : finishAtPace(remaining, {
        perDay: parseTypedAmount(perDay, measure) ?? 0,
        perWeek: Number(perWeek),
        from: today,
      });
  const neededPerDay = dailyAmountToFinish(remaining, {
    today: progress.today,
    from: today,
    endOn,
  });

  return (
    <Section title={t('title')} note={t('note', { amount: amount(remaining, measure, unit) })}>
      <p className={styles.sentence}>
        <Sentence>
          {t.rich('pace', {
            amount: () => (
              <InlineNumber label={t('perDay')} value={perDay} onChange={setTypedPace} />
            ),
            days: () => (
              <InlineSelect
                label={t('perWeek')}
                value={perWeek}
                options={weekdayCounts.map((value) => ({
                  value,
                  label: t('daysAWeek', { n: Number(value) }),
                }))}
                onChange={setPerWeek}
              />
            ),
            end: () => <b>{endDate === null ? t('never') : dates.day(endDate)}</b>,
          })}
        </Sentence>
      </p>
      <p className={styles.sentence}>
        <Sentence>
          {t.rich('date', {
            day: () => (
              <InlineDate label={t('endOn')} value={endOn} min={today} onChange={setEndOn} />
            ),
            amount: () => <b>{amount(neededPerDay, measure, unit)}</b>,
          })}
        </Sentence>
      </p>
      {goal.endOn !== null && projectedEndOn !== null && projectedEndOn > goal.endOn && (
        <MoveDueDateButton goal={goal} to={projectedEndOn} />
      )}
    </Section>
  );
}

/** Moves the due date of a late goal to its forecast. */
function MoveDueDateButton({ goal, to }: { goal: Goal; to: LocalDate }) {
  const t = useTranslations('analytics.whatIf');
  const dates = useDates();
  const change = useChangeGoal();
  const undo = useUndoWithToast();
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
