import type { NotificationParams, Told } from '@longhand/contract/notifications';
import { wordValuesOf } from '@longhand/contract/told';
import { useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';

/** What a notification says, in the language in use, with the texts of `notifications` and `achievements`. */
export function useTold(): (told: Told) => { title: string; body: string; action: string } {
  const t = useTranslations();
  const dates = useDates();
  const write = {
    day: (instant: string) => dates.day(dates.dayOf(instant)),
    moment: dates.moment,
    achievement: ({ code, tier }: NotificationParams['achievement']) => ({
      name: t(`achievements.codes.${code}.name`),
      criterion: t(`achievements.codes.${code}.criterion`, { n: tier }),
    }),
  };

  return (told) => {
    const values = wordValuesOf(told, write);
    const words = (part: 'title' | 'body' | 'action') =>
      t(`notifications.kinds.${told.kind}.${part}` as 'notifications.title', values as never); // each kind has its own values, made beside its words

    return { title: words('title'), body: words('body'), action: words('action') };
  };
}
