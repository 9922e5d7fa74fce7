import type { Goal } from '@longhand/contract/goal-values';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { nowMs } from '../../platform/clock.ts';
import { useLogEntry, useUndoLogEntry } from '../../platform/entries.ts';
import type { LocalDate } from '../../platform/local-date.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { useProjectOptions } from '../../platform/projects.ts';
import { useUser } from '../../platform/session.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { userToday } from '../../platform/user-day.ts';
import { Button } from '../button.tsx';
import { useFailureText } from '../failure-text.ts';
import { TextButton } from '../text-link.tsx';
import {
  emptyLog,
  type Log,
  type LogError,
  logErrorOf,
  readLog,
  readToward,
  workedOnLast,
} from './log.ts';
import { LogSentence } from './log-sentence.tsx';
import { type Logged, LoggedText, useLoggedWords } from './logged-text.tsx';
import styles from './quick-log.module.css';

type QuickLogProps = {
  /** The writer's day. */
  today: LocalDate;
  /** The active goals: the most pressing one that counts the entry is told with its new total. */
  goals: readonly Goal[];
  /** The goal that the entry is to count for, where it stands on the page of one. */
  countsFor?: Goal;
  /** What to do when it is logged, instead of telling it here; with the way back, where there is one. */
  onLogged?: (words: string, undo: (() => void) | undefined) => void;
  /** Something is typed that may not be lost. */
  onTyping?: () => void;
};

/** The goal that was logged toward last, on whichever screen. */
const lastLogged = createStore<string | null>(null);

const towardOf = ({ id, measure, unit }: Goal) => ({
  measure,
  unit,
  toward: `goal:${id}` as const,
});

/** Logs what was written elsewhere, in a sentence: 250 words toward The Tide Clerk, today. */
export function QuickLog({ today: on, goals, countsFor, onLogged, onTyping }: QuickLogProps) {
  const t = useTranslations();
  const messageId = useId();
  const record = useLogEntry();
  const undoLog = useUndoLogEntry();
  const loggedWords = useLoggedWords();
  const failureText = useFailureText();
  const { measure } = usePreferences();
  const [isTouched, setTouched] = useState(false);
  const projects = useProjectOptions(isTouched && countsFor === undefined);
  const [written, setLog] = useState<Log | null>(null);
  const loggedLast = useStore(lastLogged);
  const start = countsFor ?? workedOnLast(goals, loggedLast);
  const log = written ?? emptyLog(start ? towardOf(start) : { measure }); // goals may come, or change, until something is written
  const [clientId, setClientId] = useState(() => newId());
  const [error, setError] = useState<LogError | null>(null);
  const [logged, setLogged] = useState<Logged | null>(null);

  const isOffline = useUser()?.isOffline ?? false;
  const ownDay = userToday();
  const today = isOffline && ownDay > on ? ownDay : on; // without a network nobody says that the day turned

  const send = (isCorrection = false) => {
    const goal = countsFor ?? goals.find(({ id }) => log.toward === `goal:${id}`);
    const isCut = goal?.kind === 'target' && goal.comparator === 'at_most';
    const found = logErrorOf({ ...log, isCorrection: isCorrection || isCut }, today);
    setError(found);
    setLogged(null);
    if (found !== null) return;

    const read = readToward(readLog(log, today), goal, log.toward);
    const occurredAt = new Date(nowMs()).toISOString();
    record.mutate(
      { clientId, body: { ...read, occurredAt } },
      {
        onSuccess: (where) => {
          setClientId(newId());
          setLog(null);
          if (countsFor === undefined) lastLogged.set(goal?.id ?? null);
          setLogged({ clientId, read, where, before: goals });
          const undo = where === 'sent' ? () => undoLog(clientId) : undefined;
          onLogged?.(loggedWords(read, where, goals), undo);
        },
      },
    );
  };

  return (
    <form
      className={styles.form}
      noValidate
      onFocus={() => setTouched(true)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!record.isPending) send();
      }}
    >
      <LogSentence
        log={log}
        today={today}
        goals={goals}
        projects={countsFor === undefined ? (projects.data ?? []) : null}
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
        {error !== null && t(`progress.log.${error.reason}`, error.values)}{' '}
        {error?.reason === 'negative' && (
          <TextButton onClick={() => send(true)}>{t('progress.log.correct')}</TextButton>
        )}
        {record.isError && error === null && (
          <>
            {t('progress.log.failed')} {failureText(record.error)}
          </>
        )}
      </p>
      <p className={styles.told} role="status">
        {logged !== null && (
          <LoggedText
            logged={logged}
            goals={goals}
            onUndo={() => {
              undoLog(logged.clientId);
              setLogged(null);
            }}
          />
        )}
      </p>
    </form>
  );
}
