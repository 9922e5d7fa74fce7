import { categoryRules } from '@longhand/contract/notification-catalogue';
import { type CategorySetting, emailCadences } from '@longhand/contract/notification-settings';
import { useTranslations } from 'use-intl';
import { useFutureTime } from '../../notifications/index.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { useWeek } from '../../ui/use-week.ts';
import { SelectField } from '../select-field.tsx';
import styles from './delivery-fields.module.css';
import { type DeliveryFieldsProps, useSaveDelivery } from './use-save-delivery.ts';
import { useTimeChoices } from './use-time-choices.ts';
import { WaitingText } from './waiting-text.tsx';

type SummaryFieldsProps = DeliveryFieldsProps & {
  /** Undefined while unknown. */
  preferences: readonly CategorySetting[] | undefined;
};

/** Whether emails about goals and achievements are sent at once, or in a summary. */
export function SummaryFields({ delivery, preferences, onSaved }: SummaryFieldsProps) {
  const t = useTranslations('settings.notifications.summary');
  const savedLabel = useTranslations('settings')('saved', { name: t('title') });
  const { save, error } = useSaveDelivery({ delivery, onSaved });
  const { timeOptions } = useTimeChoices();
  const { weekdays } = useWeek();
  const { timeZone } = usePreferences();
  const futureTime = useFutureTime(timeZone);
  const { emailCadence, digestAt, digestWeekday, nextDigestAt, quietUntil, waiting } = delivery;
  const isSummary = emailCadence !== 'instant';

  return (
    <div className={styles.stack}>
      <SelectField
        label={t('cadence')}
        value={emailCadence}
        options={emailCadences.map((value) => ({ value, label: t(`cadences.${value}`) }))}
        onChange={(value) => save({ emailCadence: value }, savedLabel)}
      />
      {isSummary && (
        <div className={styles.times}>
          {emailCadence === 'weekly' && (
            <SelectField
              label={t('weekday')}
              value={String(digestWeekday)}
              options={weekdays.map(({ index, name }) => ({
                value: String(index + 1),
                label: name,
              }))}
              onChange={(day) => save({ digestWeekday: Number(day) }, savedLabel)}
            />
          )}
          <SelectField
            label={t('time')}
            value={String(digestAt)}
            options={timeOptions(digestAt)}
            onChange={(minutes) => save({ digestAt: Number(minutes) }, savedLabel)}
          />
        </div>
      )}
      {isSummary && nextDigestAt !== null && (
        <p className={styles.text}>
          {t('next', { when: futureTime(nextDigestAt) })}{' '}
          {quietUntil === null && <WaitingText waiting={waiting} />}
        </p>
      )}
      {isSummary && hasNoSummarizedEmail(preferences) && (
        <p className={styles.muted}>{t('emailOff')}</p>
      )}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function hasNoSummarizedEmail(preferences: readonly CategorySetting[] | undefined): boolean {
  const summarized = preferences?.filter(({ category }) => categoryRules[category].isDigestible);

  return summarized?.every(({ email }) => !email.isEnabled) ?? false;
}
