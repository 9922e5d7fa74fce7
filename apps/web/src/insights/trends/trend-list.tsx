import { line } from '@longhand/charts/kinds/line';
import type { Trend } from '@longhand/contract/insights-trends';
import { useFormatter, useTranslations } from 'use-intl';
import { addDays } from '../../platform/local-date.ts';
import { ChartSection } from '../../ui/chart.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { TrendFigures } from '../api.ts';
import styles from '../insight-screen.module.css';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { useSampleText } from '../sample-text.tsx';
import { subjectKey, useSubject } from './subject.ts';

/** Each followed series with its robust line. */
export function TrendList({ figures }: { figures: TrendFigures }) {
  return (
    <div className={styles.pair}>
      {figures.trends.map((trend) => (
        <TrendChart
          key={subjectKey(trend.subject)}
          trend={trend}
          annotations={figures.annotations}
        />
      ))}
    </div>
  );
}

type TrendChartProps = { trend: Trend; annotations: TrendFigures['annotations'] };

function TrendChart({ trend: { subject, points, test, sample }, annotations }: TrendChartProps) {
  const t = useTranslations('insight-screens.trends');
  const { setParam } = useInsightSearch();
  const sampleText = useSampleText();
  const verdict = useVerdict();
  const { name, toUnits, number } = useSubject(subject);
  const [first, last] = [points[0]?.on, points.at(-1)?.on];
  const isProgress = subject.type === 'progress';
  const hasLine = test !== null && first !== undefined && last !== undefined;

  return (
    <div>
      <ChartSection
        kind={line}
        data={{
          xAxis: { name: isProgress ? t('week') : t('day'), type: 'day' },
          value: { name, ...number },
          series: [
            ...(hasLine
              ? [
                  {
                    name: t('line'),
                    style: 'faint' as const, // a literal
                    isUnlabeled: true,
                    points: [
                      { at: first, value: toUnits(test.start) },
                      { at: last, value: toUnits(test.end) },
                    ],
                  },
                ]
              : []),
            {
              name,
              isUnlabeled: true,
              points: points.map(({ on, value }) => ({ at: on, value: toUnits(value) })),
            },
          ],
          marks: annotations
            .filter(
              ({ on }) => first !== undefined && last !== undefined && on >= first && on <= last,
            )
            .map(({ on, label }) => ({ at: on, label })),
          height: 200,
        }}
        title={isProgress ? t('perWeek', { name }) : name}
        summary={
          test === null ? sampleText(sample) : verdict({ test, toUnits, isProgress, n: sample.has })
        }
        empty={sampleText(sample)}
        file={`trend-${isProgress ? subject.measure : subject.metric}`}
        onOpen={isProgress ? (on) => setParam('open', `${on}..${addDays(on, 6)}`) : undefined}
      />
      {subject.type === 'metric' && (
        <p>
          <TextLink quiet to={`/app/writing-lab/evolution?figure=${subject.metric}`}>
            {t('inLab')}
          </TextLink>
        </p>
      )}
    </div>
  );
}

type VerdictInput = {
  test: NonNullable<Trend['test']>;
  toUnits: (value: number) => number;
  isProgress: boolean;
  n: number;
};

/** Slope with its interval and p, or that there is no significant trend. */
function useVerdict(): (input: VerdictInput) => string {
  const t = useTranslations('insight-screens.trends');
  const format = useFormatter();

  return ({ test, toUnits, isProgress, n }) => {
    const write = (value: number) =>
      format.number(toUnits(value), { signDisplay: 'exceptZero', maximumFractionDigits: 2 });
    const p = format.number(Math.max(test.p, 0.001), { maximumFractionDigits: 3 });
    if (!test.isSignificant) return t('none', { p, n });
    const interval =
      test.interval === null
        ? ''
        : t('interval', { low: write(test.interval.low), high: write(test.interval.high) });

    return t(isProgress ? 'slopeWeek' : 'slopeMonth', {
      slope: write(test.slope),
      interval,
      p,
      n,
    });
  };
}
