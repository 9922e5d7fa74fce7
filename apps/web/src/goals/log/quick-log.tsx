import type { Goal } from '@longhand/contract/goal-values';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { nowMs } from '../../platform/clock.ts';
import type { LocalDate } from '../../platform/local-date.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { useUser } from '../../platform/session.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { userToday } from '../../platform/user-day.ts';
import { useProjectOptions } from '../../projects/index.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { useLogEntry, useUndoLogEntry } from './entries-api.ts';
import {
  assignEntry,
  createEntryDraft,
  type DraftError,
  draftErrorOf,
  type EntryDraft,
  entryFromDraft,
  lastWorkedOnGoal,
} from './entry-draft.ts';
import { EntrySentence } from './entry-sentence.tsx';
import { type LoggedEntry, LoggedEntryText, useLoggedEntryText } from './logged-entry-text.tsx';
import styles from './quick-log.module.css';

type QuickLogProps = {
  /** Today in the user's time zone. */
  today: LocalDate;
  /** The active goals. Those that count the entry are shown with their new total. */
  goals: readonly Goal[];
  /** The goal that the entry counts for, on the goal's own screen. */
  countsFor?: Goal;
  /** Called when the entry is logged, with its description and an undo if available. Without it the form shows the description itself. */
  onLogged?: (words: string, undo: (() => void) | undefined) => void;
  /** Called when the user types something that must not be lost. */
  onTyping?: () => void;
};

/** The goal that was logged toward last, on any screen. */
const lastLoggedGoalId = createStore<string | null>(null);

const draftDefaultsOf = ({ id, measure, unit }: Goal) => ({
  measure,
  unit,
  toward: `goal:${id}` as const,
});

/** Logs writing that was done elsewhere, as a sentence: 250 words toward The Tide Clerk, today. */
export function QuickLog({
  today: serverToday,
  goals,
  countsFor,
  onLogged,
  onTyping,
}: QuickLogProps) {
  const t = useTranslations();
  const messageId = useId();
  const recordEntry = useLogEntry();
  const undoEntry = useUndoLogEntry();
  const loggedEntryText = useLoggedEntryText();
  const failureText = useFailureText();
  const { measure } = usePreferences();
  const [isTouched, setTouched] = useState(false);
  const projects = useProjectOptions(isTouched && countsFor === undefined);
  const [typedDraft, setDraft] = useState<EntryDraft | null>(null);
  const lastGoalId = useStore(lastLoggedGoalId);
  const defaultGoal = countsFor ?? lastWorkedOnGoal(goals, lastGoalId);
  const draft =
    typedDraft ?? createEntryDraft(defaultGoal ? draftDefaultsOf(defaultGoal) : { measure }); // goals may load or change until the user edits the draft
  const [clientId, setClientId] = useState(() => newId());
  const [error, setError] = useState<DraftError | null>(null);
  const [logged, setLogged] = useState<LoggedEntry | null>(null);

  const isOffline = useUser()?.isOffline ?? false;
  const deviceToday = userToday();
  const today = isOffline && deviceToday > serverToday ? deviceToday : serverToday; // offline, the server cannot report a new day

  const submit = (isCorrection = false) => {
    const goal = countsFor ?? goals.find(({ id }) => draft.toward === `goal:${id}`);
    const isReduction = goal?.kind === 'target' && goal.comparator === 'at_most';
    const draftError = draftErrorOf({ ...draft, isCorrection: isCorrection || isReduction }, today);
    setError(draftError);
    setLogged(null);
    if (draftError !== null) return;

    const entry = assignEntry(entryFromDraft(draft, today), goal, draft.toward);
    const occurredAt = new Date(nowMs()).toISOString();
    recordEntry.mutate(
      { clientId, body: { ...entry, occurredAt } },
      {
        onSuccess: (delivery) => {
          setClientId(newId());
          setDraft(null);
          if (countsFor === undefined) lastLoggedGoalId.set(goal?.id ?? null);
          setLogged({ clientId, entry, delivery, goalsBefore: goals });
          const undo = delivery === 'sent' ? () => undoEntry(clientId) : undefined;
          onLogged?.(loggedEntryText(entry, delivery, goals), undo);
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
        if (!recordEntry.isPending) submit();
      }}
    >
      <EntrySentence
        draft={draft}
        today={today}
        goals={goals}
        projects={countsFor === undefined ? (projects.data ?? []) : null}
        error={error}
        messageId={messageId}
        onChange={(patch) => {
          setDraft({ ...draft, ...patch });
          setError(null);
          onTyping?.();
        }}
      >
        <Button type="submit" size="small" loading={recordEntry.isPending}>
          {t('progress.log.submit')}
        </Button>
      </EntrySentence>
      <p id={messageId} className={styles.error} role="alert">
        {error !== null && t(`progress.log.${error.reason}`, error.values)}{' '}
        {error?.reason === 'negative' && (
          <TextButton onClick={() => submit(true)}>{t('progress.log.correct')}</TextButton>
        )}
        {recordEntry.isError && error === null && (
          <>
            {t('progress.log.failed')} {failureText(recordEntry.error)}
          </>
        )}
      </p>
      <p className={styles.told} role="status">
        {logged !== null && (
          <LoggedEntryText
            logged={logged}
            goals={goals}
            onUndo={() => {
              undoEntry(logged.clientId);
              setLogged(null);
            }}
          />
        )}
      </p>
    </form>
  );
}
