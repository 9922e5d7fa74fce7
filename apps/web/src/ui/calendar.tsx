import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/dates/styles.layer.css';
import { DatePicker, type DayOfWeek } from '@mantine/dates';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { usePreferences } from '../platform/preferences.ts';
import styles from './inline-date.module.css';
import { firstDayOfWeek } from './week.ts';

type CalendarProps = {
  value: string | null;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
};

/** A month calendar in the current language, starting on the user's first day of the week. */
export default function Calendar({ value, min, max, onChoose }: CalendarProps) {
  const t = useTranslations();
  const locale = useLocale();
  const weekStart = usePreferences().weekStart ?? firstDayOfWeek(locale);
  const [dayjsLocale, setDayjsLocale] = useState('en');

  useEffect(() => {
    void loadDayjsLocale(locale).then(setDayjsLocale);
  }, [locale]);

  return (
    <DatePicker
      value={value}
      {...(value === null ? {} : { defaultDate: value })}
      {...(min === undefined ? {} : { minDate: min })}
      {...(max === undefined ? {} : { maxDate: max })}
      locale={dayjsLocale}
      firstDayOfWeek={(weekStart % 7) as DayOfWeek} // Sunday is 0 in dayjs, 7 in Intl
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

/** Month and day names for the calendar, one small chunk per language. */
const dayjsLocales: Record<string, { name: string; load: () => Promise<unknown> }> = {
  ar: { name: 'ar', load: () => import('dayjs/locale/ar') },
  de: { name: 'de', load: () => import('dayjs/locale/de') },
  es: { name: 'es', load: () => import('dayjs/locale/es') },
  'es-MX': { name: 'es-mx', load: () => import('dayjs/locale/es-mx') },
  fr: { name: 'fr', load: () => import('dayjs/locale/fr') },
  'zh-CN': { name: 'zh-cn', load: () => import('dayjs/locale/zh-cn') },
};

/** Loads the dayjs locale of a language and returns its name. English is built in. */
async function loadDayjsLocale(locale: string): Promise<string> {
  const found = dayjsLocales[locale];
  if (found === undefined) return 'en';
  await found.load();

  return found.name;
}
