/** Date order of a file. `named` has the month as a word. */
export const dateOrders = ['ymd', 'dmy', 'mdy', 'named'] as const;
export type DateOrder = (typeof dateOrders)[number];

/**
 * Detects the order in which most values are valid dates; of two equal ones the order that more values use, then the order that gives the
 * most consecutive days, since progress is logged day after day.
 *
 * @example detectDateOrder(['02/11/2026', '03/11/2026', '14/11/2026']) // 'dmy'
 */
export function detectDateOrder(values: readonly string[]): DateOrder {
  const ranked = dateOrders.map((order) => {
    const days = values.flatMap((value) => parseDayInFile(value, order) ?? []);
    const written = values.filter((value) => parseDay(value, order) !== null).length;

    return { order, rank: [days.length, written, -spreadOf(days)] };
  });

  return ranked.reduce((best, next) => (ranksHigher(next.rank, best.rank) ? next : best)).order;
}

/** Lexicographic comparison. */
function ranksHigher(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((figure, index) => figure !== other[index]);

  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

/**
 * Parses a date to `2026-11-20`, or null if it is not a date. A time after the date is ignored.
 *
 * @example parseDay('3.11.2026', 'dmy') // '2026-11-03'
 */
export function parseDay(value: string, order: DateOrder): string | null {
  const text = westernDigits(value).trim();
  if (order === 'named') return parseNamedDay(text);
  const [, first, second, third] = numericDay.exec(text) ?? [];
  if (first === undefined || second === undefined || third === undefined) return null;
  if (order === 'ymd') return dayOf(Number(first), Number(second), Number(third), first.length);
  const [day, month] = order === 'dmy' ? [first, second] : [second, first];

  return dayOf(Number(third), Number(month), Number(day), third.length);
}

/**
 * Parses a date in the order of its file. Unambiguous dates, with the year first or the month as a word, are accepted in any file, because
 * formats change in long logs.
 *
 * @example parseDayInFile('Oct 3, 2026', 'dmy') // '2026-10-03'
 */
export function parseDayInFile(value: string, order: DateOrder): string | null {
  const isYearFirst = /^\s*\d{4}\D/u.test(westernDigits(value));

  return parseDay(value, order) ?? parseDay(value, isYearFirst ? 'ymd' : 'named');
}

const numericDay = /^(\d{1,4})\s*[-./年]\s*(\d{1,2})\s*[-./月]\s*(\d{1,4})\s*日?(?:[T\s,].*)?$/u;

function dayOf(year: number, month: number, day: number, yearDigits: number): string | null {
  if (yearDigits !== 4 && yearDigits !== 2) return null;
  const fullYear = yearDigits === 2 ? 2000 + year : year;
  const instant = new Date(Date.UTC(fullYear, month - 1, day));
  if (fullYear < 1900 || instant.getUTCMonth() !== month - 1 || instant.getUTCDate() !== day) {
    return null;
  }

  return instant.toISOString().slice(0, 10);
}

/** "Nov 3, 2026", "3 novembre 2026", "3. November 2026", "3 de noviembre de 2026", "٣ نوفمبر ٢٠٢٦". */
function parseNamedDay(text: string): string | null {
  const numbers = text.match(/\d+/gu) ?? [];
  const year = numbers.find((digits) => digits.length === 4);
  const day = numbers.find((digits) => digits.length <= 2);
  const month = monthIn(text);

  return year === undefined || day === undefined || month === null
    ? null
    : dayOf(Number(year), month, Number(day), 4);
}

function monthIn(text: string): number | null {
  const words = text.toLocaleLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  for (const word of words) {
    const month = months().get(word) ?? months().get(word.slice(0, 3));
    if (month !== undefined) return month;
  }

  return null;
}

let monthCache: Map<string, number> | undefined;

/** Long and short month names of all supported languages. */
function months(): Map<string, number> {
  monthCache ??= new Map(
    ['en', 'de', 'es', 'fr', 'ar', 'ar-SY', 'ar-MA'].flatMap((language) =>
      (['long', 'short'] as const).flatMap((width) => monthNames(language, width)),
    ),
  );

  return monthCache;
}

function monthNames(language: string, width: 'long' | 'short'): [string, number][] {
  const format = new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' });

  return Array.from({ length: 12 }, (_, index) => {
    const name = format.format(Date.UTC(2026, index, 1)).toLocaleLowerCase(language);

    return [name.replace(/\.$/u, ''), index + 1];
  });
}

/** Sum of the gaps between consecutive dates; swapping day and month spreads dates over the year. */
function spreadOf(days: readonly string[]): number {
  const instants = days.map((day) => Date.parse(day));

  return instants.reduce(
    (sum, instant, index) => sum + Math.abs(instant - (instants[index - 1] ?? instant)),
    0,
  );
}

/** Replaces Arabic and Persian digits with ASCII digits. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );
}
