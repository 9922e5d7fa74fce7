import { useFormatter } from 'use-intl';

const halfHours = Array.from({ length: 48 }, (_, index) => index * 30);

/** Times of day in the user's language, and options for a select: every half hour, and the current value. */
export function useTimeChoices() {
  const format = useFormatter();
  const timeText = (minutes: number) =>
    format.dateTime(new Date(minutes * 60_000), {
      timeZone: 'UTC',
      hour: 'numeric',
      minute: '2-digit',
    });

  return {
    timeText,

    /** @param excluded a time that cannot be chosen */
    timeOptions(current: number, excluded?: number) {
      const all = halfHours.includes(current)
        ? halfHours
        : [...halfHours, current].sort((one, other) => one - other);

      return all
        .filter((minutes) => minutes !== excluded)
        .map((minutes) => ({ value: String(minutes), label: timeText(minutes) }));
    },
  };
}
