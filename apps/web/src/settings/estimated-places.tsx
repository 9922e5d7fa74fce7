import type { PlaceSource } from '@longhand/contract/place';
import { useTranslations } from 'use-intl';
import styles from './settings.module.css';

/** That places are no certainty, and whose they are: their licences ask for that. */
export function EstimatedPlaces({ by }: { by: PlaceSource | null }) {
  const t = useTranslations();
  const credit = by === null ? null : credits[by];

  return (
    <p className={styles.estimated}>
      {t('account.sessions.estimated')}{' '}
      {credit !== null && (
        <a href={credit.address} rel="noopener noreferrer" target="_blank" lang="en" dir="ltr">
          {credit.name}
        </a>
      )}
    </p>
  );
}

const credits: Record<PlaceSource, { name: string; address: string }> = {
  'DB-IP': { name: 'IP Geolocation by DB-IP', address: 'https://db-ip.com' },
  MaxMind: { name: 'GeoLite Data by MaxMind', address: 'https://www.maxmind.com' },
};
