import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTextsHere } from '../../platform/preferences.ts';
import { useUser } from '../../platform/session.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useLab } from '../lab.ts';
import { savedCountQuery } from './api.ts';
import styles from './place-choice.module.css';
import type { Place } from './sample-store.ts';

/** Where a new text is kept: as its writer says; else on the device, if all of them are or the plan keeps no more. */
export function usePlace(): [place: Place, setPlace: (place: Place) => void] {
  const [said, setPlace] = useState<Place | null>(null);
  const keepsHere = useTextsHere();
  const { isFull } = usePlanUse();

  return [said ?? (keepsHere || isFull ? 'device' : 'server'), setPlace];
}

/** How many texts the plan keeps, null for any number, and how many it does by now. */
function usePlanUse() {
  const lab = useLab();
  const limit = useUser()?.entitlements.savedSamples ?? null;
  const { data: used } = useQuery({ ...savedCountQuery(lab), enabled: limit !== null });

  return { limit, used, isFull: limit !== null && used !== undefined && used >= limit };
}

/** Where a text is kept. What the plan still allows is said before it is used up. */
export function PlaceChoice({ place, onPlace }: { place: Place; onPlace: (place: Place) => void }) {
  const t = useTranslations('writing-lab.save');
  const name = useId();
  const { limit, used, isFull } = usePlanUse();
  const keepsHere = useTextsHere();

  return (
    <fieldset className={styles.places}>
      <legend>{t('place')}</legend>
      {(['server', 'device'] as const).map((value) => (
        <label key={value} className={styles.place}>
          <input
            type="radio"
            name={name}
            checked={place === value}
            disabled={keepsHere && value === 'server'}
            onChange={() => onPlace(value)}
          />
          <span>
            {t(value)} <small>{t(`${value}Hint`)}</small>{' '}
            {value === 'server' && keepsHere && (
              <small>
                {t.rich('keepsHere', {
                  link: (words) => <TextLink to="/app/settings/privacy">{words}</TextLink>,
                })}
              </small>
            )}
            {value === 'server' && !keepsHere && limit !== null && used !== undefined && (
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
