import { bars } from '@longhand/charts/kinds/bars';
import { histogram } from '@longhand/charts/kinds/histogram';
import { scatter } from '@longhand/charts/kinds/scatter';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { ChartSection } from '../../ui/chart.tsx';
import type { AnalyticsFigures } from '../api.ts';
import { closedBins } from '../histogram-bins.ts';
import styles from '../insight-screen.module.css';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { useSampleText } from '../sample-text.tsx';
import { useHourName } from '../use-hour-name.ts';
import { useUnits } from '../use-units.ts';

/** Distributions of times of day, daily amounts, sessions and paces. */
export function DistributionSections({ figures }: { figures: AnalyticsFigures }) {
  const t = useTranslations('insight-screens');
  const { setParam } = useInsightSearch();
  const units = useUnits(figures);
  const dates = useDates();
  const hourName = useHourName();
  const sampleText = useSampleText();
  const { hours, dayAmounts, sessionMinutes, paces } = figures;
  const top = hours.reduce(
    (most, one) => (one.amount > most.amount ? one : most),
    hours[0] ?? noHour,
  );

  return (
    <div className={styles.pair}>
      <ChartSection
        kind={bars}
        data={{
          of: t('hour'),
          value: { name: t('words'), from: 0 },
          bars:
            hours.length === 0
              ? []
              : allHours.map((hour) => ({
                  label: hourName(hour),
                  value: hours.find((one) => one.hour === hour)?.amount ?? 0,
                  key: `h${hour}`,
                })),
        }}
        title={t('analytics.hours.title')}
        summary={t('analytics.hours.summary', { hour: hourName(top.hour) })}
        empty={t('analytics.hours.empty')}
        file="hours"
        onOpen={(key) => setParam('open', key)}
      />
      <ChartSection
        kind={histogram}
        data={{
          value: units.chartMeasure,
          count: t('countedDays'),
          bins: closedBins(dayAmounts.bins).map((bin) => ({
            ...bin,
            from: units.toUnits(bin.from),
            to: units.toUnits(bin.to),
          })),
        }}
        title={t('analytics.dayAmounts.title')}
        summary={t('analytics.dayAmounts.summary', { n: dayAmounts.sample.has })}
        empty={sampleText(dayAmounts.sample)}
        file="day-amounts"
      />
      <ChartSection
        kind={histogram}
        data={{
          value: { name: t('minutes') },
          count: t('analytics.sessions'),
          bins: closedBins(sessionMinutes.bins),
        }}
        title={t('analytics.sessionMinutes.title')}
        summary={t('analytics.sessionMinutes.summary', { n: sessionMinutes.sample.has })}
        empty={sampleText(sessionMinutes.sample)}
        file="session-minutes"
      />
      <ChartSection
        kind={scatter}
        data={{
          of: t('day'),
          x: { name: t('minutes') },
          y: { name: t('perHour') },
          points: paces.items.map(({ on, minutes, perHour }) => ({
            x: minutes,
            y: perHour,
            label: dates.day(on),
            key: on,
          })),
          height: 240,
        }}
        title={t('analytics.paces.title')}
        summary={t('analytics.paces.summary', { n: paces.items.length })}
        empty={sampleText(paces.sample)}
        file="paces"
        onOpen={(on) => setParam('open', on)}
      />
    </div>
  );
}

const allHours = Array.from({ length: 24 }, (_, hour) => hour);
const noHour = { hour: 0, amount: 0, activeSeconds: 0 };
