import { limits } from '@longhand/contract/limits';
import type { ProgressEntry } from '@longhand/contract/progress-values';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { LocalDate } from '../../platform/local-date.ts';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { TextField } from '../../ui/text-field.tsx';
import { formatAmountInput } from '../amounts/units.ts';
import { useFormatAmount } from '../amounts/use-amount.ts';
import { isEventInside } from '../is-event-inside.ts';
import styles from './entries.module.css';
import { useRecordEntry } from './entries-api.ts';
import {
  createEntryDraft,
  type DraftError,
  draftErrorOf,
  type EntryDraft,
  entryFromDraft,
} from './entry-draft.ts';

type EntryFormProps = { entry: ProgressEntry; today: LocalDate; onDone: () => void };

/** Inline form for amount, day and note of an entry. Escape cancels. */
export function EntryForm({ entry, today, onDone }: EntryFormProps) {
  const t = useTranslations();
  const format = useFormatter();
  const amount = useFormatAmount();
  const record = useRecordEntry();
  const failureText = useFailureText();
  const [error, setError] = useState<DraftError | null>(null);
  const [log, setLog] = useState<EntryDraft>({
    ...createEntryDraft(entry),
    amount: formatAmountInput(entry.amount, entry.measure, (n) => format.number(n)),
    day: 'otherDay',
    date: entry.entryOn,
    note: entry.note,
    tags: entry.tags.join(', '),
    mood: entry.mood,
    isCorrection: true,
  });
  const change = (patch: Partial<EntryDraft>) => {
    setLog({ ...log, ...patch });
    setError(null);
  };

  const send = () => {
    const isSameDay = log.date === entry.entryOn; // may be tomorrow after a change of time zone
    const logError = draftErrorOf({ ...log, day: isSameDay ? 'today' : 'otherDay' }, today);
    setError(logError);
    if (logError !== null || record.isPending) return;

    const { source, occurredAt, projectId } = entry;
    const { amount: writtenAmount = 0, ...parsedLog } = entryFromDraft(log, today);
    const body = { ...parsedLog, amount: writtenAmount, source, occurredAt, projectId };
    record.mutate(
      { params: { clientId: entry.clientId }, body },
      {
        onSuccess: () => {
          const words = t('goals.entries.changed', {
            amount: amount(body.amount, body.measure, body.unit),
          });
          showToast({ type: 'success', words });
          onDone();
        },
      },
    );
  };
  const errorOf = (field: DraftError['field']) =>
    error?.field === field ? t(`progress.log.${error.reason}`, error.values) : undefined;

  return (
    <form
      noValidate
      className={styles.form}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isEventInside(event)) onDone();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.fields}>
        <TextField
          label={t('progress.log.amount')}
          value={log.amount}
          inputMode="decimal"
          autoFocus
          error={errorOf('amount')}
          onChange={(event) => change({ amount: event.target.value })}
        />
        <DateField
          label={t('progress.log.date')}
          value={log.date}
          max={today}
          error={errorOf('date')}
          onChange={(date) => change({ date })}
        />
      </div>
      <TextField
        label={t('progress.log.note')}
        value={log.note ?? ''}
        maxLength={limits.noteMax}
        onChange={(event) => change({ note: event.target.value })}
      />
      {record.isError && (
        <p className={styles.error} role="alert">
          {failureText(record.error)}
        </p>
      )}
      <p className={styles.acts}>
        <Button type="submit" size="small" loading={record.isPending}>
          {t('goals.entries.save')}
        </Button>
        <Button size="small" variant="plain" onClick={onDone}>
          {t('goals.entries.cancel')}
        </Button>
      </p>
    </form>
  );
}
