import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/dates/styles.layer.css';
import { DatePicker, type DayOfWeek } from '@mantine/dates';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePreferences } from '../platform/preferences.ts';
import { loadCalendarWords } from './calendar-words.ts';
import styles from './ink-date.module.css';
import { firstDayOfWeek } from './week.ts';

type CalendarProps = {
  value: string | null;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
};

/** A month to choose a day from, with the words and the week of the language in use. */
export default function Calendar({ value, min, max, onChoose }: CalendarProps) {
  const t = useTranslations();
  const locale = useLocale();
  const weekStart = usePreferences().weekStart ?? firstDayOfWeek(locale);
  const [words, setWords] = useState('en');

  useEffect(() => {
    void loadCalendarWords(locale).then(setWords);
  }, [locale]);

  return (
    <DatePicker
      value={value}
      {...(value === null ? {} : { defaultDate: value })}
      {...(min === undefined ? {} : { minDate: min })}
      {...(max === undefined ? {} : { maxDate: max })}
      locale={words}
      firstDayOfWeek={(weekStart % 7) as DayOfWeek} // 0 is Sunday here, 7 in Intl
      highlightToday
      classNames={{ day: styles.day ?? '' }}
      ariaLabels={{
        previousMonth: t('ui.date.previousMonth'),
        nextMonth: t('ui.date.nextMonth'),
      }}
      onChange={(day) => {
        if (day !== null) onChoose(day);
      }}
    />
  );
}
