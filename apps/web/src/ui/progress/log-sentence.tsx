import type { Goal } from '@longhand/contract/goal-values';
import type { Measure } from '@longhand/contract/progress-values';
import type { Project } from '@longhand/contract/projects';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { LocalDate } from '../../platform/local-date.ts';
import { InkDate } from '../ink-date.tsx';
import { InkNumber, InkSelect } from '../ink-field.tsx';
import { Sentence } from '../sentence.tsx';
import { TextButton } from '../text-link.tsx';
import { exampleAmount, type Log, type LogError, unitsOffered } from './log.ts';
import { LogExtras } from './log-extras.tsx';
import styles from './quick-log.module.css';
import { TowardSelect } from './toward-select.tsx';
import { readAmount } from './units.ts';

type LogSentenceProps = {
  log: Log;
  today: LocalDate;
  /** Those whose own units are offered, and whose total can be entered. */
  goals: readonly Goal[];
  /** What an amount can be for, beside goals; null where that is given already. */
  projects: readonly Project[] | null;
  onChange: (patch: Partial<Log>) => void;
  invalid: LogError | null;
  /** The element that says what is wrong. */
  messageId: string;
  /** What sends it. */
  children: ReactNode;
};

/** An amount, its measure and a day as one sentence, in the word order of the language. */
export function LogSentence(props: LogSentenceProps) {
  const { log, today, goals, projects, onChange, invalid, messageId, children } = props;
  const t = useTranslations();
  const format = useFormatter();
  const counted = readAmount(log.amount, 'word') ?? exampleAmount;
  const keyOf = ({ measure, unit }: { measure: Measure; unit: string }) => `${measure}:${unit}`;
  const units = unitsOffered(goals);
  const totals = goals.filter(({ kind }) => kind === 'target');

  const parts = {
    amount: () => (
      <InkNumber
        label={t('progress.log.amount')}
        placeholder={format.number(exampleAmount)}
        data-autofocus
        value={log.amount}
        onChange={(amount) => onChange({ amount })}
        aria-invalid={invalid?.field === 'amount' || undefined}
        aria-describedby={invalid?.field === 'amount' ? messageId : undefined}
      />
    ),
    measure: () => (
      <InkSelect
        label={t('progress.log.measure')}
        value={keyOf(log)}
        options={units.map((one) => ({
          value: keyOf(one),
          label: one.unit === '' ? t('progress.unit', { ...one, n: counted }) : one.unit,
        }))}
        onChange={(key) =>
          onChange(
            inUnit(
              units.find((one) => keyOf(one) === key),
              log,
              goals,
            ),
          )
        }
      />
    ),
    toward: () => (
      <TowardSelect log={log} goals={goals} projects={projects ?? []} onChange={onChange} />
    ),
    goal: () => (
      <InkSelect
        label={t('progress.log.goal')}
        value={log.totalOf ?? ''}
        options={totals.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => onChange(totalOf(totals.find((goal) => goal.id === id)))}
      />
    ),
    day: () => (
      <>
        <InkSelect
          label={t('progress.log.day')}
          value={log.day}
          options={(['today', 'yesterday', 'otherDay'] as const).map((day) => ({
            value: day,
            label: t(`progress.log.${day}`),
          }))}
          onChange={(day) => onChange({ day })}
        />
        {log.day === 'otherDay' && (
          <InkDate
            label={t('progress.log.date')}
            value={log.date === '' ? null : log.date}
            max={today}
            invalid={invalid?.field === 'date'}
            describedBy={invalid?.field === 'date' ? messageId : undefined}
            onChange={(date) => onChange({ date })}
          />
        )}
      </>
    ),
  };

  return (
    <>
      <div className={styles.sentence}>
        <Sentence>
          {t.rich(
            log.totalOf !== null
              ? 'progress.log.totalSentence'
              : projects === null
                ? 'progress.log.sentence'
                : 'progress.log.towardSentence',
            parts,
          )}
        </Sentence>
        {children}
      </div>
      {log.note === undefined ? (
        <p className={styles.more}>
          <TextButton quiet onClick={() => onChange({ note: '' })}>
            {t('progress.log.addNote')}
          </TextButton>
          {(totals.length > 0 || log.totalOf !== null) && (
            <TextButton
              quiet
              onClick={() => onChange(totalOf(log.totalOf === null ? totals[0] : undefined))}
            >
              {t(log.totalOf === null ? 'progress.log.setTotal' : 'progress.log.addAmount')}
            </TextButton>
          )}
        </p>
      ) : (
        <LogExtras log={log} note={log.note} onChange={onChange} />
      )}
    </>
  );
}

/** A total is entered in the measure of its goal. */
function totalOf(goal: Goal | undefined): Partial<Log> {
  if (goal === undefined) return { totalOf: null };

  return { totalOf: goal.id, measure: goal.measure, unit: goal.unit };
}

/** An amount in another unit than that of its goal is not for that goal. */
function inUnit(
  unit: Pick<Log, 'measure' | 'unit'> | undefined,
  { toward }: Log,
  goals: readonly Goal[],
): Partial<Log> {
  if (unit === undefined) return {};
  const goal = goals.find(({ id }) => toward === `goal:${id}`);
  const isOfGoal = goal?.measure === unit.measure && goal.unit === unit.unit;

  return goal === undefined || isOfGoal ? unit : { ...unit, toward: '' };
}
