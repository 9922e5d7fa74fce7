import { limits } from '@longhand/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { currentDate, deviceToday } from '../../platform/clock.ts';
import { addDays } from '../../platform/local-date.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './snooze.module.css';
import { chosenSnoozeTime } from './snooze-times.ts';

type SnoozeDialogProps = { onSnooze: (until: string) => void; onClose: () => void };

/** A dialog with the day and time until which notifications are snoozed. */
export default function SnoozeDialog({ onSnooze, onClose }: SnoozeDialogProps) {
  const t = useTranslations('notifications.snooze');
  const cancelLabel = useTranslations('ui')('cancel');
  const today = deviceToday();
  const [day, setDay] = useState(addDays(today, 1));
  const [time, setTime] = useState('08:00');
  const [isInvalid, setInvalid] = useState(false);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
    const until = Number.isNaN(minutes)
      ? null
      : chosenSnoozeTime(currentDate(), day, hours * 60 + minutes);
    if (until === null) return setInvalid(true);
    onClose();
    onSnooze(until);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dialog')}
      actions={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <DateField
          label={t('day')}
          value={day}
          min={today}
          max={addDays(today, limits.snoozeDaysMax)}
          onChange={setDay}
        />
        <TextField
          type="time"
          label={t('time')}
          value={time}
          error={isInvalid ? t('invalid') : undefined}
          onChange={(event) => {
            setTime(event.target.value);
            setInvalid(false);
          }}
        />
      </form>
    </Dialog>
  );
}

const formId = 'snooze';
