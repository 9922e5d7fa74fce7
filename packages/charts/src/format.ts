import { type Day, dayOf } from './day.ts';
import type { DayTick } from './day-ticks.ts';
import { withMinus } from './minus.ts';

/** Number and date formats of a locale. */
export type Format = {
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** 20 November 2026 */
  day: (day: Day) => string;
  /** 20 Nov */
  shortDay: (day: Day) => string;
  tick: (tick: DayTick) => string;
  /** November, or Nov */
  month: (month: number, style: 'long' | 'short') => string;
  /** M, from 0, Sunday */
  weekday: (weekday: number, style: 'long' | 'narrow') => string;
};

const formatCache = new Map<string, Format>();

/**
 * The cached formats of a locale: creating an Intl format is about a thousand times slower than using one.
 *
 * @param locale a BCP 47 tag, with the user's digits and calendar if set
 */
export function formatOf(locale: string): Format {
  const known = formatCache.get(locale);
  if (known !== undefined) return known;

  const format = createFormat(locale);
  formatCache.set(locale, format);

  return format;
}

function createFormat(locale: string): Format {
  const numbers = new Map<string, Intl.NumberFormat>();
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const styles = {
    day: date({ day: 'numeric', month: 'long', year: 'numeric' }),
    shortDay: date({ day: 'numeric', month: 'short' }),
    month: { long: date({ month: 'long' }), short: date({ month: 'short' }) },
    year: date({ year: 'numeric' }),
    weekday: { long: date({ weekday: 'long' }), narrow: date({ weekday: 'narrow' }) },
  };
  const formatDate = (style: Intl.DateTimeFormat, day: Day) =>
    withOrdinal(style.format(new Date(`${day}T00:00:00Z`)), locale);
  const shortDay = (day: Day) => formatDate(styles.shortDay, day);

  return {
    number(value, options = defaultNumberOptions) {
      const key = JSON.stringify(options);
      const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
      numbers.set(key, format);

      return withMinus(format.format(value));
    },
    day: (day) => formatDate(styles.day, day),
    shortDay,
    tick({ at, unit }) {
      const day = dayOf(at);
      if (unit === 'day') return shortDay(day);

      return (unit === 'month' ? styles.month.short : styles.year).format(
        new Date(`${day}T00:00:00Z`),
      );
    },
    month: (month, style) => styles.month[style].format(new Date(Date.UTC(2024, month - 1, 1))),
    weekday: (weekday, style) =>
      styles.weekday[style].format(new Date(Date.UTC(2023, 0, 1 + weekday))), // 1 January 2023 was a Sunday
  };
}

const defaultNumberOptions: Intl.NumberFormatOptions = { maximumFractionDigits: 2 };

/** French writes the first of a month as an ordinal, which `Intl` does not. */
function withOrdinal(written: string, locale: string): string {
  return locale.startsWith('fr') ? written.replace(/^1(?=\s\p{L})/u, '1er') : written;
}
