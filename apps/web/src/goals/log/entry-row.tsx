import type { ProgressEntry } from '@longhand/contract/progress-values';
import { useTranslations } from 'use-intl';
import { addDays, type LocalDate } from '../../platform/local-date.ts';
import { showToast } from '../../platform/toasts.ts';
import { useDates } from '../../platform/use-dates.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { useFormatAmount } from '../amounts/use-amount.ts';
import { useRestoreEntry } from '../api.ts';
import styles from './entries.module.css';
import { useRemoveEntry } from './entries-api.ts';

type EntryRowProps = {
  entry: ProgressEntry;
  today: LocalDate;
  onEdit: () => void;
  onRemoved: () => void;
};

export function EntryRow({ entry, today, onEdit, onRemoved }: EntryRowProps) {
  const t = useTranslations();
  const amount = useFormatAmount()(entry.amount, entry.measure, entry.unit);
  const date = useEntryDay(today)(entry.entryOn);
  const removal = useRemoveWithUndo(entry, onRemoved);

  return (
    <>
      <p className={styles.what}>
        <b className={styles.amount}>{amount}</b>{' '}
        <span>
          {date}
          <span className={styles.muted}> · {t(`goals.entries.${entry.source}`)}</span>
        </span>
      </p>
      <p className={styles.acts}>
        <TextButton
          quiet
          aria-label={t('goals.entries.editNamed', { amount, date })}
          onClick={onEdit}
        >
          {t('goals.entries.edit')}
        </TextButton>
        <TextButton
          quiet
          aria-label={t('goals.entries.takeBackNamed', { amount, date })}
          disabled={removal.isPending}
          onClick={removal.run}
        >
          {t('goals.entries.takeBack')}
        </TextButton>
      </p>
      {entry.note !== '' && <p className={styles.note}>{entry.note}</p>}
    </>
  );
}

/** Today, yesterday, else the date. */
function useEntryDay(today: LocalDate): (on: LocalDate) => string {
  const t = useTranslations();
  const dates = useDates();

  return (on) => {
    if (on === today) return t('progress.log.today');

    return on === addDays(today, -1) ? t('progress.log.yesterday') : dates.day(on);
  };
}

/** Deletes an entry and offers undo. The row may be unmounted by then. */
function useRemoveWithUndo(entry: ProgressEntry, onRemoved: () => void) {
  const t = useTranslations();
  const amount = useFormatAmount()(entry.amount, entry.measure, entry.unit);
  const failureText = useFailureText();
  const restoreEntry = useRestoreEntry();
  const remove = useRemoveEntry();
  const params = { clientId: entry.clientId };
  const showFailure = (failure: unknown) =>
    showToast({ type: 'error', words: failureText(failure) });

  const restore = () => {
    restoreEntry
      .mutateAsync({ params })
      .then(() => showToast({ type: 'success', words: t('goals.entries.restored', { amount }) }))
      .catch(showFailure);
  };
  const run = () => {
    remove
      .mutateAsync({ params })
      .then(() => {
        const words = t('goals.entries.takenBack', { amount });
        showToast({ type: 'success', words, undo: restore });
        onRemoved();
      })
      .catch(showFailure);
  };

  return { run, isPending: remove.isPending };
}
