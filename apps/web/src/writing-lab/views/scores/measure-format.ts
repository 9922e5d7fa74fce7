import type { MeasureName } from '@longhand/analysis';
import { withMinus } from '@longhand/charts/minus';
import { useFormatter } from 'use-intl';

const fractionDigits: Partial<Record<MeasureName, number>> = {
  mattr: 2,
  'flesch-reading-ease': 0,
  lix: 0,
};

/** Formats a measure with the number of decimals that fits its scale. */
export function useMeasureFormat(): (name: MeasureName, value: number) => string {
  const format = useFormatter();

  return (name, value) => {
    if (name === 'dialogue-share') {
      return format.number(value, { style: 'percent', maximumFractionDigits: 0 });
    }
    const places = fractionDigits[name] ?? 1;

    return withMinus(
      format.number(value, { minimumFractionDigits: places, maximumFractionDigits: places }),
    );
  };
}
