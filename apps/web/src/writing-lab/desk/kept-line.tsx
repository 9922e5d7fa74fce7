import { useTranslations } from 'use-intl';
import { dayHere, localToday } from '../../platform/clock.ts';
import { useStore } from '../../platform/store.ts';
import type { Desk } from './desk.ts';

/** Where the words are kept, as one short phrase. */
export function KeptLine({ desk }: { desk: Desk }) {
  const t = useTranslations('writing-lab.kept');
  const kept = useStore(desk.keeper.status);
  const status = useStore(desk.saving.status);
  const home = useStore(desk.saving.home);
  if (status.is === 'saving') return <span>{t('saving')}</span>;
  if (home && status.is === 'saved') {
    return <span>{t('saved', { place: home.place, version: home.versions })}</span>;
  }
  if (kept.is === 'failed') return <span>{t('failed')}</span>;
  if (kept.is === 'new') return <span>{t('new')}</span>;

  const at = new Date(kept.at);
  if (home) return <span>{t('ahead', { version: home.versions, at })}</span>;

  return <span>{isToday(at) ? t('device', { at }) : t('deviceDay', { at })}</span>;
}

function isToday(at: Date): boolean {
  return dayHere(at) === localToday();
}
