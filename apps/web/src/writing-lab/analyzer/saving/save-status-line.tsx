import { useTranslations } from 'use-intl';
import { deviceToday } from '../../../platform/clock.ts';
import { useStore } from '../../../platform/store.ts';
import { useDates } from '../../../platform/use-dates.ts';
import type { Desk } from '../../document/desk.ts';

/** Where the text is saved, as a short phrase. */
export function SaveStatusLine({ desk }: { desk: Desk }) {
  const t = useTranslations('writing-lab.kept');
  const dates = useDates();
  const storageStatus = useStore(desk.keeper.status);
  const status = useStore(desk.saving.status);
  const home = useStore(desk.saving.home);
  if (status.is === 'saving') return <span>{t('saving')}</span>;
  if (home && status.is === 'saved') {
    return <span>{t('saved', { place: home.place, version: home.versions })}</span>;
  }
  if (storageStatus.is === 'failed') return <span>{t('failed')}</span>;
  if (storageStatus.is === 'new') return <span>{t('new')}</span>;

  const { at } = storageStatus;
  const when = { time: dates.time(at), date: dates.day(dates.dayOf(at)) };
  const isToday = dates.dayOf(at) === deviceToday();
  if (home) {
    return <span>{t(isToday ? 'ahead' : 'aheadDay', { version: home.versions, ...when })}</span>;
  }

  return <span>{t(isToday ? 'device' : 'deviceDay', when)}</span>;
}
