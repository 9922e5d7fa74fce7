import type { Goal } from '@longhand/contract/goal-values';
import type { Measure } from '@longhand/contract/progress-values';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { nowMs } from '../../platform/clock.ts';
import { useLogEntry } from '../../platform/entries.ts';
import type { LocalDate } from '../../platform/local-date.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { useUser } from '../../platform/session.ts';
import { writersToday } from '../../platform/writers-day.ts';
import { Button } from '../button.tsx';
import { useFailureText } from '../failure-text.ts';
import { figureOf, targetOf } from './goal-units.ts';
import { emptyLog, type Log, type LogError, logErrorOf, readLog, scopeOf } from './log.ts';
import { LogSentence } from './log-sentence.tsx';
import styles from './quick-log.module.css';
import { useAmount, useGoalAmount } from './use-amount.ts';

type QuickLogProps = {
  /** The writer's day. */
  today: LocalDate;
  /** The active goals: the most pressing one that counts the entry is told with its new total. */
  goals: readonly Goal[];
  /** The goal that the entry is to count for, where it stands on the page of one. */
  countsFor?: Goal;
  /** What to do when it is logged, instead of telling it here. */
  onLogged?: (words: string) => void;
  /** Something is typed that may not be lost. */
  onTyping?: () => void;
};

/** Logs what was written elsewhere, in a sentence: 250 words today. */
export function QuickLog({ today: on, goals, countsFor, onLogged, onTyping }: QuickLogProps) {
  const t = useTranslations();
  const messageId = useId();
  const record = useLogEntry();
  const amountOf = useAmount();
  const failureText = useFailureText();
  const { measure } = usePreferences();
  const [written, setLog] = useState<Log | null>(null);
  const log = written ?? emptyLog(goals[0] ?? { measure }); // goals may come, or change, until something is written
  const [clientId, setClientId] = useState(() => newId());
  const [error, setError] = useState<LogError | null>(null);
  const [logged, setLogged] = useState<Logged | null>(null);

  const isOffline = useUser()?.isOffline ?? false;
  const ownDay = writersToday();
  const today = isOffline && ownDay > on ? ownDay : on; // without a network nobody says that the day turned

  const send = () => {
    const found = logErrorOf(log, today);
    setError(found);
    setLogged(null);
    if (found !== null) return;

    const read = readLog(log, today);
    const scope = countsFor && log.totalOf === null ? scopeOf(countsFor) : undefined;
    const occurredAt = new Date(nowMs()).toISOString();
    const body = { ...read, ...scope, tags: [...(scope?.tags ?? []), ...read.tags], occurredAt };
    record.mutate(
      { clientId, body },
      {
        onSuccess: (where) => {
          setClientId(newId());
          setLog(emptyLog(log));
          setLogged({ ...log, where, amount: body.amount ?? null, before: goals });
          if (body.amount !== undefined && where === 'sent') {
            const amount = amountOf(body.amount, log.measure, log.unit);
            onLogged?.(t('progress.log.logged', { amount }));
          } else onLogged?.(t(`progress.log.${where}`));
        },
      },
    );
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!record.isPending) send();
      }}
    >
      <LogSentence
        log={log}
        today={today}
        goals={goals}
        invalid={error}
        messageId={messageId}
        onChange={(patch) => {
          setLog({ ...log, ...patch });
          setError(null);
          onTyping?.();
        }}
      >
        <Button type="submit" size="small" loading={record.isPending}>
          {t('progress.log.submit')}
        </Button>
      </LogSentence>
      <p id={messageId} className={styles.error} role="alert">
        {error !== null && t(`progress.log.${error.reason}`, error.values)}
        {record.isError && error === null && (
          <>
            {t('progress.log.failed')} {failureText(record.error)}
          </>
        )}
      </p>
      <p className={styles.told} role="status">
        {logged !== null && <LoggedText logged={logged} goals={goals} />}
      </p>
    </form>
  );
}

/** What was logged, whether it arrived, and the goals as they stood before. */
type Logged = {
  amount: number | null;
  measure: Measure;
  unit: string;
  where: 'sent' | 'kept';
  before: readonly Goal[];
};

function LoggedText({ logged, goals }: { logged: Logged; goals: readonly Goal[] }) {
  const t = useTranslations();
  const amount = useAmount();
  const goalAmount = useGoalAmount();
  if (logged.where === 'kept' || logged.amount === null) return t(`progress.log.${logged.where}`);
  const counts = ({ measure, unit, sources }: Goal) =>
    measure === logged.measure && unit === logged.unit && sources.includes('manual');
  const isOpen = ({ status }: Goal) => status === 'active' || status === 'completed';
  const moved = goals.find((goal) => isOpen(goal) && counts(goal));
  const completed = logged.before
    .filter((goal) => goal.status === 'active' && counts(goal))
    .filter(
      ({ id }) => (goals.find((goal) => goal.id === id)?.status ?? 'completed') === 'completed',
    );

  return (
    <>
      {t('progress.log.logged', { amount: amount(logged.amount, logged.measure, logged.unit) })}{' '}
      {completed.map((goal) => (
        <span key={goal.id}>
          {t('progress.log.completed', {
            title: goal.title,
            amount: goalAmount(targetOf(goal), goal),
          })}{' '}
        </span>
      ))}
      {moved !== undefined &&
        t('progress.log.moved', {
          title: moved.title,
          total: figureOf(moved.progress.total, moved),
          amount: goalAmount(targetOf(moved), moved),
        })}
    </>
  );
}
