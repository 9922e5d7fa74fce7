import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useTextsHere } from '../../platform/preferences.ts';
import { useUser } from '../../platform/session.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useLab } from '../lab.ts';
import { savedCountQuery } from './api.ts';
import styles from './place-choice.module.css';
import type { Place } from './sample-store.ts';

/** Where a new text is kept unless its writer says otherwise. */
export function useUsualPlace(): Place {
  return useTextsHere() ? 'device' : 'server';
}

/** Where a text is kept. What the plan still allows is said before it is used up. */
export function PlaceChoice({ place, onPlace }: { place: Place; onPlace: (place: Place) => void }) {
  const t = useTranslations('writing-lab.save');
  const name = useId();
  const lab = useLab();
  const limit = useUser()?.entitlements.savedSamples ?? null;
  const { data: used } = useQuery({ ...savedCountQuery(lab), enabled: limit !== null });
  const keepsHere = useTextsHere();
  const isFull = limit !== null && used !== undefined && used >= limit;

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
