/**
 * The first and last of three or more weekdays in a row; null if they are not in a row. A row may pass the end of the week.
 *
 * @param weekdays 1 for Monday to 7
 * @param weekStart the first day of the user's week
 */
export function weekdayRun(
  weekdays: readonly number[],
  weekStart: number,
): { first: number; last: number } | null {
  if (weekdays.length < 3 || weekdays.length > 6) return null;
  const inOrder = Array.from({ length: 7 }, (_, index) => ((weekStart - 1 + index) % 7) + 1);
  const isStart = (day: number) =>
    weekdays.includes(day) && !weekdays.includes(((day + 5) % 7) + 1);
  const starts = inOrder.filter(isStart);
  const [first] = starts;
  if (first === undefined || starts.length > 1) return null;

  return { first, last: ((first + weekdays.length - 2) % 7) + 1 };
}
