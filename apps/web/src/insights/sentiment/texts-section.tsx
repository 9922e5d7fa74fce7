import { line } from '@longhand/charts/kinds/line';
import { useFormatter, useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { SentimentFigures } from '../api.ts';
import styles from '../insight-screen.module.css';
import { useInsightSearch } from '../period/use-insight-search.ts';
import { useSampleText } from '../sample-text.tsx';

/** The tone of the words of each saved text. */
export function TextsSection({ figures: { texts } }: { figures: SentimentFigures }) {
  const t = useTranslations('insight-screens.sentiment');
  const format = useFormatter();
  const { setParam } = useInsightSearch();
  const sampleText = useSampleText();
  const { items, mean, sample } = texts;
  const known = items.filter(({ polarity }) => polarity !== null);
  const absent = items.filter((item) => item.absent !== null);
  const titleOf = (title: string) => (title === '' ? t('untitled') : title);
  const write = (value: number) =>
    format.number(value, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });

  return (
    <>
      <ChartSection
        kind={line}
        data={{
          xAxis: { name: t('started'), type: 'day' },
          value: { name: t('tone'), from: -1, to: 1, number: { maximumFractionDigits: 2 } },
          series: [
            {
              name: t('tone'),
              isUnlabeled: true,
              points: known.map(({ on, polarity, title }) => ({
                ...{ at: on, value: polarity },
                note: titleOf(title),
              })),
            },
          ],
          lines: [{ at: 0, label: t('neutral') }],
          notes: t('text'),
        }}
        title={t('texts')}
        summary={
          mean === null
            ? sampleText(sample)
            : t('textsSummary', { n: known.length, mean: write(mean) })
        }
        empty={t('noTexts')}
        file="tone-of-texts"
        onOpen={(on) => {
          const text = known.find((item) => item.on === on);
          if (text !== undefined) setParam('text', text.sampleId);
        }}
      />
      {absent.length > 0 && (
        <details>
          <summary>{t('absent', { n: absent.length })}</summary>
          <ul className={styles.list}>
            {absent.map(({ sampleId, title, absent: why }) => (
              <li key={sampleId}>
                <TextLink to={`/app/writing-lab/analyzer?sample=${sampleId}`} dir="auto">
                  {titleOf(title)}
                </TextLink>
                {why !== null && <span>{t(`why.${why.code}`)}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
