import type { Preferences } from '@longhand/contract/settings';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { Section } from '../ui/page.tsx';
import { firstDayOfWeek } from '../ui/week.ts';
import { SelectField } from './select-field.tsx';
import styles from './settings.module.css';
import { TimeZoneField } from './time-zone-field.tsx';
import type { useSavePreference } from './use-save-preference.ts';

type DayFieldsProps = { preferences: Preferences; saving: ReturnType<typeof useSavePreference> };

const hourChoices = Array.from({ length: 13 }, (_, hour) => hour);
const weekdays = [1, 2, 3, 4, 5, 6, 7];
const streakChoices = ['shown', 'hidden'] as const;
const onOff = ['off', 'on'] as const;

/** How the user's days and weeks are counted from now on. */
export function DayFields({ preferences, saving: { save, errorOf } }: DayFieldsProps) {
  const t = useTranslations();
  const { hourOf, weekdayOf } = useDayNames();
  const { timeZone, dayStartMinutes, weekStart, hideStreaks, gentleMode } = preferences;
  const localeWeekStart = weekdayOf(firstDayOfWeek(useLocale()));
  const fullHours = hourChoices.map((hour) => hour * 60);
  const dayStarts = fullHours.includes(dayStartMinutes)
    ? fullHours
    : [...fullHours, dayStartMinutes];

  return (
    <Section title={t('settings.preferences.days')} note={t('settings.preferences.counted')}>
      <div className={styles.fields}>
        <TimeZoneField
          value={timeZone}
          error={errorOf('timeZone')}
          onChoose={(zone) => void save('timeZone', zone)}
        />
        <SelectField
          label={t('settings.dayStartMinutes.label')}
          hint={
            dayStartMinutes === 0
              ? t('settings.dayStartMinutes.midnight')
              : t('settings.dayStartMinutes.hint', { time: hourOf(dayStartMinutes) })
          }
          error={errorOf('dayStartMinutes')}
          value={String(dayStartMinutes)}
          options={dayStarts.map((minutes) => ({ value: String(minutes), label: hourOf(minutes) }))}
          onChange={(minutes) => void save('dayStartMinutes', Number(minutes))}
        />
        <SelectField
          label={t('settings.weekStart.label')}
          hint={t('settings.weekStart.hint')}
          error={errorOf('weekStart')}
          value={String(weekStart ?? '')}
          options={[
            { value: '', label: t('settings.weekStart.byLanguage', { day: localeWeekStart }) },
            ...weekdays.map((day) => ({ value: String(day), label: weekdayOf(day) })),
          ]}
          onChange={(day) => void save('weekStart', day === '' ? null : Number(day))}
        />
        <SelectField
          label={t('settings.hideStreaks.label')}
          hint={t('settings.hideStreaks.hint')}
          error={errorOf('hideStreaks')}
          value={hideStreaks ? 'hidden' : 'shown'}
          options={streakChoices.map((value) => ({
            value,
            label: t(`settings.hideStreaks.${value}`),
          }))}
          onChange={(value) => void save('hideStreaks', value === 'hidden')}
        />
        <SelectField
          label={t('settings.gentleMode.label')}
          hint={t('settings.gentleMode.hint')}
          error={errorOf('gentleMode')}
          value={gentleMode ? 'on' : 'off'}
          options={onOff.map((value) => ({ value, label: t(`settings.gentleMode.${value}`) }))}
          onChange={(value) => void save('gentleMode', value === 'on')}
        />
      </div>
    </Section>
  );
}

function useDayNames() {
  const format = useFormatter();

  return {
    hourOf: (minutes: number) =>
      format.dateTime(new Date(minutes * 60_000), {
        timeZone: 'UTC',
        hour: 'numeric',
        minute: '2-digit',
      }),
    /** January 1, 2024 was a Monday. */
    weekdayOf: (day: number) =>
      format.dateTime(new Date(Date.UTC(2024, 0, day)), { timeZone: 'UTC', weekday: 'long' }),
  };
}
