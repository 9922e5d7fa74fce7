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
  const today = t(`lede.${askingOf(momentum, gentleMode)}`, {
    gain: points(gain ?? 0),
    cost: points(costOfMiss),
    n: momentum.overdue,
  });

  return tends === null ? today : t.rich('lede.both', { first: () => tends, second: () => today });
}

/** Below this a gain shows as 0. */
const leastGain = 0.05;

function askingOf({ asked, gain, overdue }: Momentum, gentleMode: boolean) {
  if (asked.length === 0) return overdue > 0 && !gentleMode ? 'overdue' : 'nothingAsked';
  if (asked.every(({ left }) => left === 0)) return 'done';
  if (gain === null) return 'restDay';
  if (gain < leastGain) return 'full';

  return gentleMode ? 'gentle' : 'today';
}
