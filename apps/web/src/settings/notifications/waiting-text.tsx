import type { Delivery } from '@longhand/contract/notification-settings';
import { useTranslations } from 'use-intl';
import { useFutureTime } from '../../notifications/index.ts';
import { usePreferences } from '../../platform/preferences.ts';

/** How many emails and push notifications wait, and until when. */
export function WaitingText({ waiting: { count, nextAt } }: Pick<Delivery, 'waiting'>) {
  const t = useTranslations('settings.notifications');
  const { timeZone } = usePreferences();
  const futureTime = useFutureTime(timeZone);
  if (count === 0 || nextAt === null) return null;

  return t('waiting', { n: count, when: futureTime(nextAt) });
}
