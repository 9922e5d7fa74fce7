import { line } from '@longhand/charts/kinds/line';
import { withMinus } from '@longhand/charts/minus';
import { useFormatter, useTranslations } from 'use-intl';
import { Chart } from '../../ui/chart.tsx';
import { along } from './pacing-view.tsx';
import { ViewPlaces } from './places.tsx';
import { shareOf, wordsAt } from './view-data.ts';
import styles from './views.module.css';
import type { ViewProps } from './views.tsx';

const strongest = 6;

/** The arc of sentiment, and the sentences that move it most; outside English, how much of the text is known. */
export function SentimentView({ desk, whole: { reading, text } }: ViewProps) {
  const t = useTranslations('desk.views.sentiment');
  const format = useFormatter();
  const { pacing, moved, sentences, known: coverage } = reading.details;
  const percent = (share: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const mean = reading.figures['mean-sentiment'];
  if (mean?.value === null && mean.absent.code === 'language') return <p>{t('language')}</p>;
  if (mean?.value === null && mean.absent.code === 'coverage') {
    const { has, needs } = mean.absent;

    return <p>{t('few', { has: percent(has), needs: percent(needs) })}</p>;
  }
  const known = pacing.filter(({ sentiment }) => sentiment !== null);

  return (
    <>
      {coverage && (
        <p className={styles.beta}>
          {t('beta', { sentences: percent(coverage.sentences), words: percent(coverage.words) })}
        </p>
      )}
      <Chart
        kind={line}
        data={{
          along: along(t('along')),
          value: { name: t('value'), number: { maximumFractionDigits: 2 } },
          series: [
            {
              name: t('value'),
              isUnlabelled: true,
              points: known.map(({ span, sentiment }) => ({
                at: shareOf((span.from + span.to) / 2, text),
                value: sentiment,
                note: wordsAt(text, span),
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
      <ViewPlaces
        desk={desk}
        places={moved
          .toSorted((one, other) => Math.abs(other.compound) - Math.abs(one.compound))
          .slice(0, strongest)
          .flatMap(({ sentence, compound }) => {
            const span = sentences[sentence]?.span;
            const mark = withMinus(
              format.number(compound, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }),
            );

            return span ? [{ ...span, words: wordsAt(text, span), mark }] : [];
          })}
      />
    </>
  );
}
