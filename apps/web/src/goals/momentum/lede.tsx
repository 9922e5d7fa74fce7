import { useFormatter, useTranslations } from 'use-intl';
import { usePreferences } from '../../platform/preferences.ts';
import type { Momentum } from './api.ts';

const oneDecimal = { maximumFractionDigits: 1 } as const;

/** Where it tends, and what today can do to it. */
export function MomentumLede({ momentum }: { momentum: Momentum }) {
  const t = useTranslations('momentum');
  const format = useFormatter();
  const { gentleMode } = usePreferences();
  const { direction, gain, costOfMiss } = momentum;
  const points = (n: number) => format.number(n, oneDecimal);
  const tends =
    direction === null || (gentleMode && direction === 'cooling') ? null : t(`tends.${direction}`);
  const today =
    gain === null
      ? t('lede.nothingAsked')
      : gain < 0.05
        ? t('lede.done')
        : t(gentleMode ? 'lede.gentle' : 'lede.today', {
            gain: points(gain),
            cost: points(costOfMiss),
          });

  return tends === null ? today : t.rich('lede.both', { first: () => tends, second: () => today });
}
