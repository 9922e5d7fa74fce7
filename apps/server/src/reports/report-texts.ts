import { capitalize } from '@longhand/contract/capitalize';
import { partsPerUnit } from '@longhand/contract/measure-parts';
import type { Measure } from '@longhand/contract/progress-values';
import type { ReportContent } from '@longhand/contract/report-content';
import { statementFormats, statementValues } from '@longhand/contract/statement-values';
import type { Locale } from '@longhand/contract/values';
import { textDirection } from '@longhand/locales';
import type { Messages } from '@longhand/locales/messages';
import { readMessages } from '@longhand/locales/node';
import { createTranslator } from 'use-intl/core';

export type ReportTexts = ReturnType<typeof createReportTexts>;

/** Shows the plural form of a unit without an amount. */
const pluralAmount = 1_000;
/** From this number of minutes on, a time is shown in hours, as on the screens. */
const hoursFromMinutes = 600;

const slices = [
  'achievements',
  'charts',
  'custom-reports',
  'insight-screens',
  'insights',
  'lab',
  'progress',
  'report-exports',
  'reports',
  'writing-lab',
] as const;

/** Messages and formatters of reports for a reader outside of the app. */
export function createReportTexts(locale: Locale) {
  const messages = Object.fromEntries(
    slices.map((slice) => [slice, readMessages(locale, slice)]),
  ) as Pick<Messages, (typeof slices)[number]>; // a check keeps the languages' keys identical
  const t = createTranslator({ locale, messages, timeZone: 'UTC' });
  const date = (at: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(at);
  const dateFormat = new Intl.DateTimeFormat(locale, {
    ...{ timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' },
  });
  const day = (on: string) => date(new Date(on), { day: 'numeric', month: 'long' });
  const metricNames: Record<string, unknown> = messages.lab.figure;
  const metric = (name: string): string => {
    const found: unknown = Object(metricNames[name])['name'];

    return typeof found === 'string' ? found : name;
  };
  const toUnits = (parts: number, measure: Measure) =>
    Math.round((parts / partsPerUnit[measure]) * 10) / 10;
  const amount = (parts: number, measure: Measure, unit = '') => {
    const n = toUnits(parts, measure);
    const isLong = measure === 'time' && Math.abs(n) >= hoursFromMinutes;

    return isLong
      ? t('progress.amount', { measure: 'hour', n: Math.round(n / 6) / 10, unit })
      : t('progress.amount', { measure, n, unit });
  };

  return {
    locale,
    dir: textDirection(locale),
    t,
    day,
    shortDay: (on: string) =>
      date(new Date(on), { day: 'numeric', month: 'short', year: 'numeric' }),
    longDay: (on: string) => date(new Date(on), { day: 'numeric', month: 'long', year: 'numeric' }),
    weekday: (on: string) => date(new Date(on), { weekday: 'long', day: 'numeric', month: 'long' }),
    hour: (hour: number) => date(new Date(Date.UTC(2024, 0, 1, hour)), { hour: 'numeric' }),
    monthName: (on: string) =>
      capitalize(date(new Date(on), { month: 'long', year: 'numeric' }), locale),
    year: (on: string) => date(new Date(on), { year: 'numeric' }),
    range: (from: string, to: string) => dateFormat.formatRange(new Date(from), new Date(to)),
    /** Undefined without a start and an end. */
    dayRange: ({ from, to }: { from: string | null; to: string | null }) => {
      if (from === null && to === null) return undefined;
      if (from !== null && to !== null) {
        return dateFormat.formatRange(new Date(from), new Date(to));
      }

      return from === null
        ? t('report-exports.until', { day: dateFormat.format(new Date(to ?? 0)) })
        : t('report-exports.since', { day: dateFormat.format(new Date(from)) });
    },
    decimal: (n: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(n),
    number: (n: number) => new Intl.NumberFormat(locale).format(n),
    change: (share: number) =>
      new Intl.NumberFormat(locale, {
        ...{ style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 },
      }).format(share),
    toUnits,
    amount,
    metric,
    /** An amount in displayed units. */
    units: (n: number, measure: Measure, unit = '') =>
      amount(n * partsPerUnit[measure], measure, unit),
    unitName: ({ measure, unit }: Pick<ReportContent, 'measure' | 'unit'>) =>
      unit === '' ? t('progress.unit', { measure, n: pluralAmount }) : unit,
    statement: ({ code, params, basis, n }: ReportContent['statements'][number]) => {
      const values = statementValues(params, { amount, day, date, metric });

      return {
        text: t(`insights.statements.${code}`, values as never, statementFormats), // the rule gives the values that its message needs
        basis: t(`insights.basis.${basis}`, { n }),
      };
    },
  };
}
