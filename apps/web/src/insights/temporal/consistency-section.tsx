import { bars } from '@longhand/charts/kinds/bars';
import { useFormatter, useTranslations } from 'use-intl';
import { addDays } from '../../platform/local-date.ts';
import { useDates } from '../../platform/use-dates.ts';
import { ChartSection } from '../../ui/chart.tsx';
import type { TemporalFigures } from '../api.ts';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { useSampleText } from '../sample-text.tsx';

/** Writing days of each week. */
export function ConsistencySection({ figures }: { figures: TemporalFigures }) {
  const t = useTranslations('insight-screens.temporal');
  const format = useFormatter();
  const dates = useDates();
  const { setParam } = useInsightSearch();
  const sampleText = useSampleText();
  const { weeks, writingDays, share, longestGapDays, variation, sample } = figures.consistency;
  const percent = (value: number) =>
    format.number(value, { style: 'percent', maximumFractionDigits: 0 });

  return (
    <ChartSection
      kind={bars}
      data={{
        of: t('week'),
        value: { name: t('writingDays'), from: 0, to: 7 },
        bars: weeks.map(({ on, writingDays: days, days: all }) => ({
          label: dates.shortDay(on),
          value: days,
          note: t('ofDays', { n: all }),
          key: `${on}..${addDays(on, Math.max(0, all - 1))}`,
        })),
        notes: t('days'),
        height: 160,
      }}
      title={t('consistency')}
      summary={[
        share === null
          ? sampleText(sample)
          : t('consistencySummary', {
              n: writingDays,
              share: percent(share),
              gap: longestGapDays,
            }),
        ...(variation === null ? [] : [t('variation', { share: percent(variation) })]),
      ].join(' ')}
      file="consistency"
      onOpen={(key) => setParam('open', key)}
    />
  );
}
