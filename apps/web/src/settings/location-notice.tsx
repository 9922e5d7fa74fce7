import type { GeoLocationSource } from '@longhand/contract/geo-location';
import { useTranslations } from 'use-intl';
import styles from './settings.module.css';

/** States that locations are estimates and credits the IP database, as its license requires. */
export function LocationNotice({ by: source }: { by: GeoLocationSource | null }) {
  const t = useTranslations();
  const attribution = source === null ? null : attributions[source];

  return (
    <p className={styles.estimated}>
      {t('account.sessions.estimated')}{' '}
      {attribution !== null && (
        <a href={attribution.address} rel="noopener noreferrer" target="_blank" lang="en" dir="ltr">
          {attribution.name}
        </a>
      )}
    </p>
  );
}

const attributions: Record<GeoLocationSource, { name: string; address: string }> = {
  'DB-IP': { name: 'IP Geolocation by DB-IP', address: 'https://db-ip.com' },
  MaxMind: { name: 'GeoLite Data by MaxMind', address: 'https://www.maxmind.com' },
};
