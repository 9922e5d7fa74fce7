import { useFormatter, useTranslations } from 'use-intl';
import { usePreferences } from '../../platform/preferences.ts';
import type { Momentum } from './api.ts';

const oneDecimal = { maximumFractionDigits: 1 } as const;

/** Trend of the score and today's effect on it. */
export function MomentumLede({ momentum }: { momentum: Momentum }) {
  const t = useTranslations('momentum');
  const format = useFormatter();
  const { gentleMode } = usePreferences();
  const { direction, gain, costOfMiss } = momentum;
  const formatPoints = (n: number) => format.number(n, oneDecimal);
  const trendText =
    direction === null || (gentleMode && direction === 'cooling') ? null : t(`tends.${direction}`);
  const today = t(`lede.${todayMessageKey(momentum, gentleMode)}`, {
    gain: formatPoints(gain ?? 0),
    cost: formatPoints(costOfMiss),
    n: momentum.overdue,
  });

  return trendText === null
    ? today
    : t.rich('lede.both', { first: () => trendText, second: () => today });
}

/** Below this a gain shows as 0. */
const minShownGain = 0.05;

function todayMessageKey({ asked, gain, overdue }: Momentum, gentleMode: boolean) {
  if (asked.length === 0) return overdue > 0 && !gentleMode ? 'overdue' : 'nothingAsked';
  if (asked.every(({ left }) => left === 0)) return 'done';
  if (gain === null) return 'restDay';
  if (gain < minShownGain) return 'full';

  return gentleMode ? 'gentle' : 'today';
}
