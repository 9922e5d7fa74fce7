import { capitalize } from '@longhand/contract/capitalize';
import type { ReportHead } from '@longhand/contract/reports';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { toUtcDate } from '../platform/local-date.ts';
import { useDates } from '../platform/use-dates.ts';

/** “Week of Nov 16 – 22”, “October 2026”, “2025” */
export function useReportName(): (report: Pick<ReportHead, 'period' | 'from' | 'to'>) => string {
  const t = useTranslations('reports');
  const format = useFormatter();
  const locale = useLocale();
  const dates = useDates();

  return ({ period, from, to }) => {
    if (period === 'week') return t('week', { range: dates.range(from, to) });

    const name = format.dateTime(toUtcDate(from), {
      timeZone: 'UTC',
      year: 'numeric',
      ...(period === 'month' ? { month: 'long' as const } : {}), // a literal
    });

    return capitalize(name, locale);
  };
}

/** The address of a report. */
export function reportPath({ id, period }: Pick<ReportHead, 'id' | 'period'>): string {
  const screens = {
    week: '/app/reports/weekly',
    month: '/app/reports/monthly',
    year: '/app/reports',
  };

  return `${screens[period]}?report=${id}`;
}
