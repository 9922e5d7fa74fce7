import { line } from '@longhand/charts/kinds/line';
import { useFormatter, useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import type { SentimentFigures } from '../api.ts';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { useSampleText } from '../sample-text.tsx';

const oneDecimal = { maximumFractionDigits: 1 };

/** Moods by day, with the mean of seven days. */
export function MoodSection({ figures: { moods } }: { figures: SentimentFigures }) {
  const t = useTranslations('insight-screens.sentiment');
  const format = useFormatter();
  const { setParam } = useInsightSearch();
  const sampleText = useSampleText();
  const { days, means, mean, meanBefore, sample } = moods;
  const summary =
    mean === null
      ? sampleText(sample)
      : meanBefore === null
        ? t('moodSummary', { mean: format.number(mean, oneDecimal), n: days.length })
        : t('moodCompared', {
            mean: format.number(mean, oneDecimal),
            n: days.length,
            before: format.number(meanBefore, oneDecimal),
          });

  return (
    <ChartSection
      kind={line}
      data={{
        xAxis: { name: t('day'), type: 'day' },
        value: { name: t('mood'), from: 1, to: 5, number: oneDecimal },
        series: [
          {
            name: t('mood'),
            style: 'dots',
            isUnlabeled: true,
            points: days.map(({ on, mood }) => ({ at: on, value: mood })),
          },
          ...(means.length > 1
            ? [
                {
                  name: t('sevenDays'),
                  points: means.map(({ on, mean: value }) => ({ at: on, value })),
                },
              ]
            : []),
        ],
      }}
      title={t('moods')}
      summary={summary}
      empty={t('noMoods')}
      file="mood"
      onOpen={(on) => setParam('open', on)}
    />
  );
}
