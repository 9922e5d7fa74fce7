import type { ProgressEntry } from '@longhand/contract/progress-values';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LocalDate } from '../platform/local-date.ts';
import { useDates } from '../platform/use-dates.ts';
import { Loaded } from '../ui/loaded.tsx';
import { useAmount } from '../ui/progress/use-amount.ts';
import { TextButton } from '../ui/text-link.tsx';
import { useEntries, useRemovedEntries, useRestoreEntry } from './api.ts';
import styles from './entries.module.css';
import { EntryForm } from './entry-form.tsx';
import { EntryRow } from './entry-row.tsx';
import { RemovedDetails } from './removed-details.tsx';

const fewEntries = 5;
const manyEntries = 25;

type EntriesProps = {
  today: LocalDate;
  goalId?: string;
  /** The goal is there no more, and the page says so: its entries stay as they were read last. */
  isGone?: boolean;
};

/** What was logged last, of a goal what counts for it; each entry can be changed or taken back. */
export function Entries({ today, goalId, isGone = false }: EntriesProps) {
  const t = useTranslations();
  const [size, setSize] = useState(fewEntries);
  const [edited, setEdited] = useState<ProgressEntry | null>(null);
  const entries = useEntries(size, goalId);
  const list = useRef<HTMLUListElement>(null);
  const focusList = () => list.current?.focus({ preventScroll: true }); // what had the focus is gone
  const done = () => {
    setEdited(null);
    focusList();
  };

  return (
    <Loaded query={entries} failure={t('goals.error.entries')} notice={isGone ? false : undefined}>
      {({ items, next }) => (
        <>
          {items.length === 0 && <p className={styles.muted}>{t('goals.entries.none')}</p>}
          <ul ref={list} tabIndex={-1} className={styles.list}>
            {withEdited(items, edited).map((entry) => (
              <li key={entry.clientId} className={styles.entry}>
                {edited?.clientId === entry.clientId ? (
                  <EntryForm entry={edited} today={today} onDone={done} />
                ) : (
                  <EntryRow
                    entry={entry}
                    today={today}
                    onEdit={() => setEdited(entry)}
                    onGone={focusList}
                  />
                )}
              </li>
            ))}
          </ul>
          {next !== null && size < manyEntries && (
            <TextButton quiet className={styles.more} onClick={() => setSize(manyEntries)}>
              {t('goals.entries.more')}
            </TextButton>
          )}
          {!isGone && <RemovedEntries />}
        </>
      )}
    </Loaded>
  );
}

/** What is being changed stays, also where newer entries push it off the list. */
function withEdited(items: readonly ProgressEntry[], edited: ProgressEntry | null) {
  const isThere = items.some(({ clientId }) => clientId === edited?.clientId);

  return edited === null || isThere ? items : [...items, edited];
}

/** Those of the whole account, wherever they were deleted. */
function RemovedEntries() {
  const t = useTranslations();
  const restore = useRestoreEntry();

  return (
    <RemovedDetails
      title={t('goals.removed.entries')}
      useRemoved={useRemovedEntryItems}
      restore={(clientId) => restore.mutateAsync({ params: { clientId } })}
    />
  );
}

function useRemovedEntryItems(isOpen: boolean) {
  const t = useTranslations();
  const dates = useDates();
  const amount = useAmount();

  return useRemovedEntries(isOpen, ({ clientId, removedAt, erasedAt, entryOn, ...entry }) => ({
    ...{ id: clientId, removedAt, erasedAt },
    name: t('goals.removed.entry', {
      amount: amount(entry.amount, entry.measure, entry.unit),
      date: dates.day(entryOn),
    }),
  }));
}
