import type { WritingSession } from '@longhand/contract/goals-sessions';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { useDates } from '../../platform/use-dates.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { Section } from '../../ui/page.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { Table } from '../../ui/table.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useFormatAmount } from '../amounts/use-amount.ts';
import { RemovedItems } from '../closed/removed-items.tsx';
import styles from './sprint.module.css';
import { timerText } from './timer-text.ts';
import {
  removeWritingSession,
  restoreWritingSession,
  useRemovedWritingSessions,
  useWritingSessions,
} from './writing-sessions-api.ts';

const initialSize = 5;
const wordsPerHour = (session: WritingSession) =>
  session.activeSeconds < 60 || session.measure !== 'word' || (session.amount ?? 0) <= 0
    ? null
    : Math.round(((session.amount ?? 0) * 3_600) / session.activeSeconds);

/** Past sprints and writing sessions, newest first. */
export function SessionHistory() {
  const t = useTranslations('sessions.history');
  const [size, setSize] = useState(initialSize);
  const [sessionToRemove, setSessionToRemove] = useState<WritingSession | null>(null);
  const sessions = useWritingSessions(size);
  const removed = (
    <RemovedItems
      title={t('removedList')}
      useRemoved={useRemovedSessionItems}
      restore={restoreWritingSession}
    />
  );
  return (
    <Section title={t('title')}>
      <QueryContent query={sessions} errorTitle={t('error')}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? (
              <p className={styles.muted}>{t('none')}</p>
            ) : (
              <SessionTable items={items} onRemove={setSessionToRemove} />
            )}
            {next !== null && (
              <p>
                <TextButton quiet onClick={() => setSize(Math.min(100, size * 2))}>
                  {t('more')}
                </TextButton>
              </p>
            )}
          </>
        )}
      </QueryContent>
      {removed}
      {sessionToRemove !== null && (
        <RemoveSessionDialog session={sessionToRemove} onClose={() => setSessionToRemove(null)} />
      )}
    </Section>
  );
}

function useRemovedSessionItems(isOpen: boolean) {
  const t = useTranslations('sessions.history');
  const dates = useDates();
  const amount = useFormatAmount();

  return useRemovedWritingSessions(
    isOpen,
    ({ id, removedAt, erasedAt, startedAt, ...session }) => ({
      ...{ id, removedAt, erasedAt },
      name: t('removedItem', {
        amount: amount(session.amount ?? 0, session.measure),
        when: dates.dateTime(startedAt),
      }),
    }),
  );
}

type SessionTableProps = {
  items: readonly WritingSession[];
  onRemove: (session: WritingSession) => void;
};

function SessionTable({ items, onRemove }: SessionTableProps) {
  const t = useTranslations('sessions.history');
  const dates = useDates();
  const format = useFormatter();
  const amount = useFormatAmount();

  return (
    <Table
      label={t('title')}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        { key: 'when', title: t('when'), cell: ({ startedAt }) => dates.dateTime(startedAt) },
        {
          key: 'length',
          title: t('length'),
          isNumeric: true,
          cell: ({ activeSeconds }) => <bdi>{timerText(activeSeconds * 1_000)}</bdi>,
        },
        {
          key: 'amount',
          title: t('written'),
          isNumeric: true,
          cell: (one) => amount(one.amount ?? 0, one.measure),
        },
        {
          key: 'pace',
          title: t('pace'),
          isNumeric: true,
          wideOnly: true,
          cell: (one) => {
            const perHour = wordsPerHour(one);

            return perHour === null ? '–' : format.number(perHour);
          },
        },
        {
          key: 'note',
          title: t('note'),
          muted: true,
          deskOnly: true,
          cell: ({ note }) => <span dir="auto">{note}</span>,
        },
        {
          key: 'remove',
          title: '',
          isNumeric: true,
          cell: (one) => (
            <TextButton
              quiet
              aria-label={t('removeNamed', { when: dates.dateTime(one.startedAt) })}
              onClick={() => onRemove(one)}
            >
              {t('remove')}
            </TextButton>
          ),
        },
      ]}
    />
  );
}

function RemoveSessionDialog({
  session,
  onClose,
}: {
  session: WritingSession;
  onClose: () => void;
}) {
  const t = useTranslations('sessions.history');
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);

  const restore = () => {
    restoreWritingSession(session.id)
      .then(() => showToast({ type: 'success', words: t('restored') }))
      .catch((failure) => showToast({ type: 'error', words: failureText(failure) }));
  };
  const remove = async () => {
    setPending(true);
    try {
      await removeWritingSession(session.id);
      showToast({ type: 'success', words: t('removed'), undo: restore });
    } catch (failure) {
      showToast({ type: 'error', words: failureText(failure) });
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      destructive
      title={t('removeTitle')}
      confirm={t('remove')}
      loading={isPending}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      <p>{t('removeText')}</p>
    </ConfirmDialog>
  );
}
