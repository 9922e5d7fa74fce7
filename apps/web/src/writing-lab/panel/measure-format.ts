import type { MeasureName } from '@longhand/analysis';
import { withMinus } from '@longhand/charts/minus';
import { useFormatter } from 'use-intl';

const digits: Partial<Record<MeasureName, number>> = {
  mattr: 2,
  'flesch-reading-ease': 0,
  lix: 0,
};

/** Writes the value of a measure with as many digits as it deserves. */
export function useMeasureFormat(): (name: MeasureName, value: number) => string {
  const format = useFormatter();

  return (name, value) => {
    if (name === 'dialogue-share') {
      return format.number(value, { style: 'percent', maximumFractionDigits: 0 });
    }
    const places = digits[name] ?? 1;

    return withMinus(
      format.number(value, { minimumFractionDigits: places, maximumFractionDigits: places }),
    );
  };
}
