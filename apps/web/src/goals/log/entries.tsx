import type { ProgressEntry } from '@longhand/contract/progress-values';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LocalDate } from '../../platform/local-date.ts';
import { useDates } from '../../platform/use-dates.ts';
import { QueryContent } from '../../ui/query-content.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useFormatAmount } from '../amounts/use-amount.ts';
import { useEntries, useRemovedEntries, useRestoreEntry } from '../api.ts';
import { RemovedItems } from '../closed/removed-items.tsx';
import styles from './entries.module.css';
import { EntryForm } from './entry-form.tsx';
import { EntryRow } from './entry-row.tsx';

const initialSize = 5;
const expandedSize = 25;

type EntriesProps = {
  today: LocalDate;
  goalId?: string;
  /** The goal was deleted; entries stay as last loaded. */
  isRemoved?: boolean;
};

/** Recent entries, optionally of one goal; each can be edited or deleted. */
export function Entries({ today, goalId, isRemoved = false }: EntriesProps) {
  const t = useTranslations();
  const [size, setSize] = useState(initialSize);
  const [edited, setEdited] = useState<ProgressEntry | null>(null);
  const entries = useEntries(size, goalId);
  const list = useRef<HTMLUListElement>(null);
  const focusList = () => list.current?.focus({ preventScroll: true }); // the focused element is gone
  const closeForm = () => {
    setEdited(null);
    focusList();
  };

  return (
    <QueryContent
      query={entries}
      errorTitle={t('goals.error.entries')}
      refetchNotice={isRemoved ? false : undefined}
    >
      {({ items, next }) => (
        <>
          {items.length === 0 && <p className={styles.muted}>{t('goals.entries.none')}</p>}
          <ul ref={list} tabIndex={-1} className={styles.list}>
            {includeEdited(items, edited).map((entry) => (
              <li key={entry.clientId} className={styles.entry}>
                {edited?.clientId === entry.clientId ? (
                  <EntryForm entry={edited} today={today} onDone={closeForm} />
                ) : (
                  <EntryRow
                    entry={entry}
                    today={today}
                    onEdit={() => setEdited(entry)}
                    onRemoved={focusList}
                  />
                )}
              </li>
            ))}
          </ul>
          {next !== null && size < expandedSize && (
            <TextButton quiet className={styles.more} onClick={() => setSize(expandedSize)}>
              {t('goals.entries.more')}
            </TextButton>
          )}
          {!isRemoved && <RemovedEntries />}
        </>
      )}
    </QueryContent>
  );
}

/** Keeps the edited entry in the list even if newer entries push it out. */
function includeEdited(items: readonly ProgressEntry[], edited: ProgressEntry | null) {
  const isThere = items.some(({ clientId }) => clientId === edited?.clientId);

  return edited === null || isThere ? items : [...items, edited];
}

/** Deleted entries of the whole account. */
function RemovedEntries() {
  const t = useTranslations();
  const restore = useRestoreEntry();

  return (
    <RemovedItems
      title={t('goals.removed.entries')}
      useRemoved={useRemovedEntryItems}
      restore={(clientId) => restore.mutateAsync({ params: { clientId } })}
    />
  );
}

function useRemovedEntryItems(isOpen: boolean) {
  const t = useTranslations();
  const dates = useDates();
  const amount = useFormatAmount();

  return useRemovedEntries(isOpen, ({ clientId, removedAt, erasedAt, entryOn, ...entry }) => ({
    ...{ id: clientId, removedAt, erasedAt },
    name: t('goals.removed.entry', {
      amount: amount(entry.amount, entry.measure, entry.unit),
      date: dates.day(entryOn),
    }),
  }));
}
