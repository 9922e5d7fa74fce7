import type { QuietHours } from '@longhand/contract/notification-settings';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFutureTime } from '../../notifications/index.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useWeek } from '../../ui/use-week.ts';
import { SelectField } from '../select-field.tsx';
import styles from './delivery-fields.module.css';
import { type DeliveryFieldsProps, useSaveDelivery } from './use-save-delivery.ts';
import { useTimeChoices } from './use-time-choices.ts';
import { WaitingText } from './waiting-text.tsx';
import { weekdayRun } from './weekday-run.ts';

/** At night, on every day. */
const defaultQuietHours: QuietHours = {
  start: 22 * 60,
  end: 7 * 60,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
};

/** When emails and push notifications wait. */
export function QuietHoursFields({ delivery, onSaved }: DeliveryFieldsProps) {
  const t = useTranslations('settings.notifications.quiet');
  const { save, error } = useSaveDelivery({ delivery, onSaved });
  const { quietHours } = delivery;
  const saveHours = (changed: QuietHours | null) =>
    save({ quietHours: changed }, t(changed === null ? 'savedOff' : 'savedOn'));

  return (
    <div className={styles.stack}>
      <Checkbox
        label={t('use')}
        checked={quietHours !== null}
        onChange={({ target }) => saveHours(target.checked ? defaultQuietHours : null)}
      />
      {quietHours === null ? (
        <p className={styles.muted}>{t('off')}</p>
      ) : (
        <>
          <HoursFields quietHours={quietHours} onChange={saveHours} />
          <QuietHoursText quietHours={quietHours} />
        </>
      )}
      {delivery.quietUntil !== null && (
        <p className={styles.text}>
          <QuietNow until={delivery.quietUntil} /> <WaitingText waiting={delivery.waiting} />
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

type HoursFieldsProps = { quietHours: QuietHours; onChange: (changed: QuietHours) => void };

function HoursFields({ quietHours, onChange }: HoursFieldsProps) {
  const t = useTranslations('settings.notifications.quiet');
  const { timeOptions } = useTimeChoices();
  const { start, end } = quietHours;

  return (
    <>
      <div className={styles.times}>
        <SelectField
          label={t('start')}
          value={String(start)}
          options={timeOptions(start, end)}
          onChange={(minutes) => onChange({ ...quietHours, start: Number(minutes) })}
        />
        <SelectField
          label={t('end')}
          value={String(end)}
          options={timeOptions(end, start)}
          onChange={(minutes) => onChange({ ...quietHours, end: Number(minutes) })}
        />
      </div>
      <WeekdayFields quietHours={quietHours} onChange={onChange} />
    </>
  );
}

function WeekdayFields({ quietHours, onChange }: HoursFieldsProps) {
  const t = useTranslations('settings.notifications.quiet');
  const { weekdays } = useWeek();
  const errorId = useId();
  const [isEmpty, setEmpty] = useState(false);

  const toggle = (day: number, isOn: boolean) => {
    const days = quietHours.weekdays.filter((one) => one !== day);
    const changed = isOn ? [...days, day].sort() : days;
    setEmpty(changed.length === 0);
    if (changed.length > 0) onChange({ ...quietHours, weekdays: changed });
  };

  return (
    <fieldset className={styles.weekdays} aria-describedby={isEmpty ? errorId : undefined}>
      <legend>{t('weekdays')}</legend>
      {weekdays.map(({ index, name }) => (
        <Checkbox
          key={index}
          label={name}
          checked={quietHours.weekdays.includes(index + 1)}
          onChange={({ target }) => toggle(index + 1, target.checked)}
        />
      ))}
      {isEmpty && (
        <p id={errorId} className={styles.error} role="alert">
          {t('noDays')}
        </p>
      )}
    </fieldset>
  );
}

/** The quiet hours in words. */
function QuietHoursText({ quietHours }: { quietHours: QuietHours }) {
  const t = useTranslations('settings.notifications.quiet');
  const format = useFormatter();
  const week = useWeek();
  const { timeText } = useTimeChoices();
  const { start, end, weekdays } = quietHours;
  const nameOf = (day: number) => week.weekdays.find(({ index }) => index === day - 1)?.name ?? '';
  const daysText = () => {
    if (weekdays.length === 7) return t('everyDay');
    const run = weekdayRun(weekdays, week.start);
    if (run !== null) return t('dayRange', { first: nameOf(run.first), last: nameOf(run.last) });
    const chosenDays = week.weekdays.filter(({ index }) => weekdays.includes(index + 1));

    return format.list(chosenDays.map(({ name }) => name));
  };

  return (
    <p className={styles.text}>
      {t('text', { start: timeText(start), end: timeText(end), days: daysText() })}
    </p>
  );
}

function QuietNow({ until }: { until: string }) {
  const t = useTranslations('settings.notifications.quiet');
  const { timeZone } = usePreferences();
  const futureTime = useFutureTime(timeZone);

  return t('now', { when: futureTime(until) });
}
