import type { Told } from '@longhand/contract/notifications';
import { placeName } from '@longhand/contract/place-name';
import { type Writing, wordValuesOf } from '@longhand/contract/told';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';

/** What a notification says, in the language in use. The words are those of the slices `notifications` and `achievements`. */
export function useTold(): (told: Told) => { title: string; body: string; action: string } {
  const t = useTranslations();
  const dates = useDates();
  const format = useFormatter();
  const locale = useLocale();
  const write: Writing = {
    day: (instant) => dates.day(dates.dayOf(instant)),
    moment: dates.dateTime,
    list: (parts) => format.list(parts),
    place: (place) => placeName(place, locale),
    achievement: (code) => t(`achievements.codes.${code}.name`),
    criterion: (code, tier) => t(`achievements.codes.${code}.criterion`, { n: tier }),
    milestone: (values) => t('notifications.milestone', values as never), // made beside its words
  };

  return (told) => {
    const values = wordValuesOf(told, write);
    const words = (part: 'title' | 'body' | 'action') =>
      t(`notifications.kinds.${told.kind}.${part}` as 'notifications.title', values as never); // each kind has its own values, made beside its words

    return { title: words('title'), body: words('body'), action: words('action') };
  };
}
