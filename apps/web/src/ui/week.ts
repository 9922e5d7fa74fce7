type WeekInfo = { firstDay: number };

/**
 * The first day of the week in a locale: 1 is Monday, 7 is Sunday.
 *
 * @param locale a BCP 47 tag
 */
export function firstDayOfWeek(locale: string): number {
  const known: { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(locale);

  return known.getWeekInfo?.().firstDay ?? known.weekInfo?.firstDay ?? 1;
}
