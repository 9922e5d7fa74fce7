import { scatter } from '@longhand/charts/kinds/scatter';
import { useFormatter, useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { ChartSection } from '../../ui/chart.tsx';
import type { SentimentFigures } from '../api.ts';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { useSampleText } from '../sample-text.tsx';
import { useUnits } from '../use-units.ts';

/** Mood and amount of each day, with their rank correlation. */
export function MoodAmountSection({ figures }: { figures: SentimentFigures }) {
  const t = useTranslations('insight-screens.sentiment');
  const format = useFormatter();
  const dates = useDates();
  const { setParam } = useInsightSearch();
  const sampleText = useSampleText();
  const units = useUnits(figures);
  const { points, rho, interval, sample } = figures.moodAmount;
  const write = (value: number) =>
    format.number(value, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });

  return (
    <ChartSection
      kind={scatter}
      data={{
        of: t('day'),
        x: { name: t('mood'), number: { maximumFractionDigits: 1 } },
        y: { name: units.name },
        points: points.map(({ on, mood, amount }) => ({
          ...{ x: mood, y: units.toUnits(amount), key: on },
          label: dates.day(on),
        })),
        height: 280,
      }}
      title={t('moodAmount')}
      summary={
        rho === null || interval === null
          ? sampleText(sample)
          : `${t('rho', {
              rho: write(rho),
              low: write(interval.low),
              high: write(interval.high),
              n: points.length,
            })} ${interval.low <= 0 && interval.high >= 0 ? t('noLink') : t('notCause')}`
      }
      empty={sampleText(sample)}
      file="mood-and-amount"
      onOpen={(on) => setParam('open', on)}
    />
  );
}
