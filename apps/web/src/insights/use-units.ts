import type { Measure as ChartMeasure } from '@longhand/charts/chart';
import type { Measure } from '@longhand/contract/progress-values';
import { useTranslations } from 'use-intl';
import { toUserUnits } from '../goals/figures.ts';
import { useFormatAmount } from '../goals/index.ts';

/** Shows the plural form of the unit without an amount. */
const pluralAmount = 1_000;

/** Amounts of a measure for charts and texts. */
export function useUnits({ measure, unit }: { measure: Measure; unit: string }) {
  const t = useTranslations();
  const amount = useFormatAmount();
  const name = unit === '' ? t('progress.unit', { measure, n: pluralAmount }) : unit;
  const chartMeasure: ChartMeasure & { from: number } = { name, from: 0 };

  return {
    name,
    chartMeasure,
    /** In the writer's units. */
    toUnits: (parts: number) => toUserUnits(parts, measure),
    /** “1,423 words” */
    text: (parts: number) => amount(Math.round(parts), measure, unit),
  };
}
