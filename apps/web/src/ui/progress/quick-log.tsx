import type { Goal } from '@longhand/contract/goal-values';
import type { Measure } from '@longhand/contract/progress-values';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { useRecordEntry } from '../../platform/entries.ts';
import type { LocalDate } from '../../platform/local-date.ts';
import { Button } from '../button.tsx';
import { useFailureText } from '../failure-text.ts';
import { figureOf, targetOf } from './goal-units.ts';
import { emptyLog, type Log, type LogError, logErrorOf, readLog } from './log.ts';
import { LogSentence } from './log-sentence.tsx';
import styles from './quick-log.module.css';
import { useAmount, useGoalAmount } from './use-amount.ts';

type QuickLogProps = {
  /** The writer's day. */
  today: LocalDate;
  /** The active goals: the most pressing one that counts the entry is told with its new total. */
  goals: readonly Goal[];
};

/** Logs what was written elsewhere, in a sentence: 250 words today. */
export function QuickLog({ today, goals }: QuickLogProps) {
  const t = useTranslations();
  const messageId = useId();
  const record = useRecordEntry();
  const failureText = useFailureText();
  const [log, setLog] = useState<Log>(() => emptyLog(goals[0]?.measure ?? 'word'));
  const [clientId, setClientId] = useState(() => newId());
  const [error, setError] = useState<LogError | null>(null);
  const [logged, setLogged] = useState<Logged | null>(null);

  const send = () => {
    const found = logErrorOf(log, today);
    setError(found);
    setLogged(null);
    if (found !== null) return;

    const body = readLog(log, today);
    record.mutate(
      { params: { clientId }, body },
      {
        onSuccess: () => {
          setClientId(newId());
          setLog(emptyLog(log.measure));
          setLogged({ amount: body.amount, measure: body.measure, before: goals });
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
        invalid={error}
        messageId={messageId}
        onChange={(patch) => {
          setLog({ ...log, ...patch });
          setError(null);
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

/** What was logged, and the goals as they stood before. */
type Logged = { amount: number; measure: Measure; before: readonly Goal[] };

function LoggedText({ logged, goals }: { logged: Logged; goals: readonly Goal[] }) {
  const t = useTranslations();
  const amount = useAmount();
  const goalAmount = useGoalAmount();
  const counts = ({ measure, sources }: Goal) =>
    measure === logged.measure && sources.includes('manual');
  const moved = goals.find(counts);
  const completed = logged.before
    .filter(counts)
    .filter(({ id }) => !goals.some((goal) => goal.id === id));

  return (
    <>
      {t('progress.log.logged', { amount: amount(logged.amount, logged.measure) })}{' '}
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
