import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeviceOnlyTexts } from '../../../platform/preferences.ts';
import { useUser } from '../../../platform/session.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useLab } from '../../storage/lab.ts';
import { savedCountQuery } from '../../storage/samples/api.ts';
import type { StorageLocation } from '../../storage/samples/sample-store.ts';
import styles from './storage-location-choice.module.css';

/** Where a new text is stored: as chosen; otherwise on the device, if the user keeps texts there or the plan limit is reached. */
export function useStorageLocation(): [
  place: StorageLocation,
  setPlace: (place: StorageLocation) => void,
] {
  const [chosen, setPlace] = useState<StorageLocation | null>(null);
  const isDeviceOnly = useDeviceOnlyTexts();
  const { isFull } = usePlanUsage();

  return [chosen ?? (isDeviceOnly || isFull ? 'device' : 'server'), setPlace];
}

/** The plan limit of saved texts (null for none) and how many are used. */
function usePlanUsage() {
  const lab = useLab();
  const limit = useUser()?.entitlements.savedSamples ?? null;
  const { data: used } = useQuery({ ...savedCountQuery(lab), enabled: limit !== null });

  return { limit, used, isFull: limit !== null && used !== undefined && used >= limit };
}

/** Chooses where a text is stored, and shows the plan usage. */
export function StorageLocationChoice({
  place,
  onPlace,
}: {
  place: StorageLocation;
  onPlace: (place: StorageLocation) => void;
}) {
  const t = useTranslations('writing-lab.save');
  const name = useId();
  const { limit, used, isFull } = usePlanUsage();
  const isDeviceOnly = useDeviceOnlyTexts();

  return (
    <fieldset className={styles.places}>
      <legend>{t('place')}</legend>
      {(['server', 'device'] as const).map((value) => (
        <label key={value} className={styles.place}>
          <input
            type="radio"
            name={name}
            checked={place === value}
            disabled={isDeviceOnly && value === 'server'}
            onChange={() => onPlace(value)}
          />
          <span>
            {t(value)} <small>{t(`${value}Hint`)}</small>{' '}
            {value === 'server' && isDeviceOnly && (
              <small>
                {t.rich('keepsHere', {
                  link: (words) => <TextLink to="/app/settings/privacy">{words}</TextLink>,
                })}
              </small>
            )}
            {value === 'server' && !isDeviceOnly && limit !== null && used !== undefined && (
              <small data-full={isFull || undefined}>
                {isFull ? t('usedAll', { limit }) : t('used', { used, limit })}
              </small>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
