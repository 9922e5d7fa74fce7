import type { Preferences } from '@longhand/contract/settings';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { Section } from '../ui/page.tsx';
import { firstDayOfWeek } from '../ui/week.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './settings.module.css';
import { TimeZoneField } from './time-zone-field.tsx';
import type { useSaving } from './use-saving.ts';

type DayFieldsProps = { preferences: Preferences; saving: ReturnType<typeof useSaving> };

const hours = Array.from({ length: 13 }, (_, hour) => hour);
const weekdays = [1, 2, 3, 4, 5, 6, 7];
const streaks = ['shown', 'hidden'] as const;
const onOff = ['off', 'on'] as const;

/** How the writer's days and weeks are counted from now on. */
export function DayFields({ preferences, saving: { save, errorOf } }: DayFieldsProps) {
  const t = useTranslations();
  const { hourOf, weekdayOf } = useNames();
  const { timeZone, dayStartMinutes, weekStart, hideStreaks, gentleMode } = preferences;
  const usual = weekdayOf(firstDayOfWeek(useLocale()));
  const startsAt = hours.map((hour) => hour * 60);
  const starts = startsAt.includes(dayStartMinutes) ? startsAt : [...startsAt, dayStartMinutes];

  return (
    <Section title={t('settings.preferences.days')} note={t('settings.preferences.counted')}>
      <div className={styles.fields}>
        <TimeZoneField
          value={timeZone}
          error={errorOf('timeZone')}
          onChoose={(zone) => void save('timeZone', zone)}
        />
        <ChoiceField
          label={t('settings.dayStartMinutes.label')}
          hint={
            dayStartMinutes === 0
              ? t('settings.dayStartMinutes.midnight')
              : t('settings.dayStartMinutes.hint', { time: hourOf(dayStartMinutes) })
          }
          error={errorOf('dayStartMinutes')}
          value={String(dayStartMinutes)}
          options={starts.map((minutes) => ({ value: String(minutes), label: hourOf(minutes) }))}
          onChange={(minutes) => void save('dayStartMinutes', Number(minutes))}
        />
        <ChoiceField
          label={t('settings.weekStart.label')}
          hint={t('settings.weekStart.hint')}
          error={errorOf('weekStart')}
          value={String(weekStart ?? '')}
          options={[
            { value: '', label: t('settings.weekStart.byLanguage', { day: usual }) },
            ...weekdays.map((day) => ({ value: String(day), label: weekdayOf(day) })),
          ]}
          onChange={(day) => void save('weekStart', day === '' ? null : Number(day))}
        />
        <ChoiceField
          label={t('settings.hideStreaks.label')}
          hint={t('settings.hideStreaks.hint')}
          error={errorOf('hideStreaks')}
          value={hideStreaks ? 'hidden' : 'shown'}
          options={streaks.map((value) => ({ value, label: t(`settings.hideStreaks.${value}`) }))}
          onChange={(value) => void save('hideStreaks', value === 'hidden')}
        />
        <ChoiceField
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

function useNames() {
  const format = useFormatter();

  return {
    hourOf: (minutes: number) =>
      format.dateTime(new Date(minutes * 60_000), {
        timeZone: 'UTC',
        hour: 'numeric',
        minute: '2-digit',
      }),
    /** The first of January 2024 was a Monday. */
    weekdayOf: (day: number) =>
      format.dateTime(new Date(Date.UTC(2024, 0, day)), { timeZone: 'UTC', weekday: 'long' }),
  };
}
