import { line } from '@longhand/charts/kinds/line';
import { withMinus } from '@longhand/charts/minus';
import { useFormatter, useTranslations } from 'use-intl';
import { Chart } from '../../ui/chart.tsx';
import { textAxis } from './pacing-view.tsx';
import { SpanList } from './span-list.tsx';
import type { ViewProps } from './use-document-analysis.ts';
import { excerptAt, positionShare } from './view-data.ts';
import styles from './views.module.css';

const maxShown = 6;

/** The course of sentiment and the sentences with the strongest effect; outside English also the coverage of the word lists. */
export function SentimentView({ desk, documentAnalysis: { reading, text } }: ViewProps) {
  const t = useTranslations('desk.views.sentiment');
  const format = useFormatter();
  const { pacing, sentenceSentiments, sentences, sentimentCoverage } = reading.details;
  const percent = (share: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const mean = reading.figures['mean-sentiment'];
  if (mean?.value === null && mean.absent.code === 'language') return <p>{t('language')}</p>;
  if (mean?.value === null && mean.absent.code === 'coverage') {
    const { has, needs } = mean.absent;

    return <p>{t('few', { has: percent(has), needs: percent(needs) })}</p>;
  }
  const withSentiment = pacing.filter(({ sentiment }) => sentiment !== null);

  return (
    <>
      {sentimentCoverage && (
        <p className={styles.beta}>
          {t('beta', {
            sentences: percent(sentimentCoverage.sentences),
            words: percent(sentimentCoverage.words),
          })}
        </p>
      )}
      <Chart
        kind={line}
        data={{
          xAxis: textAxis(t('along')),
          value: { name: t('value'), number: { maximumFractionDigits: 2 } },
          series: [
            {
              name: t('value'),
              isUnlabeled: true,
              points: withSentiment.map(({ span, sentiment }) => ({
                at: positionShare((span.from + span.to) / 2, text),
                value: sentiment,
                note: excerptAt(text, span),
              })),
            },
          ],
          lines: [{ at: 0, label: t('zero') }],
          notes: t('text'),
        }}
        title={t('name')}
        summary={t('summary')}
        empty={t('none')}
        file="longhand-sentiment"
      />
      <SpanList
        desk={desk}
        places={sentenceSentiments
          .toSorted((one, other) => Math.abs(other.compound) - Math.abs(one.compound))
          .slice(0, maxShown)
          .flatMap(({ sentence, compound }) => {
            const span = sentences[sentence]?.span;
            const mark = withMinus(
              format.number(compound, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }),
            );

            return span ? [{ ...span, words: excerptAt(text, span), mark }] : [];
          })}
      />
    </>
  );
}
