import type { PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import { keywords } from '@longhand/analysis/measures/style/keyness';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../ui/page.tsx';
import type { TextAnalysis } from '../analysis/texts/text-analysis.ts';
import { MetricEvidence } from '../metrics/evidence/metric-evidence.tsx';
import { MetricRow } from '../metrics/evidence/metric-row.tsx';
import { PublishedNote } from '../metrics/evidence/published-range.tsx';
import { useMetricLabels } from '../metrics/metric-labels.ts';
import type { AnalyzedText } from '../metrics/subject/use-analyzed-text.ts';
import type { ComparisonTexts } from './comparison-texts.ts';
import { Distance } from './distance.tsx';
import { findDifferences, type MetricSet } from './find-differences.ts';
import { mergeFrequencies } from './merge-frequencies.ts';
import styles from './style.module.css';
import { WordContrast } from './word-contrast.tsx';

type ComparisonProps = {
  subject: AnalyzedText;
  comparisonTexts: ComparisonTexts;
  references: readonly TextAnalysis[];
  published: PublishedRanges | null;
};

const mostDifferences = 8;

/** How far apart two styles are, in which metrics and in which words. */
export function Comparison({ subject, comparisonTexts, references, published }: ComparisonProps) {
  const t = useTranslations('lab.style');
  const others = useMemo(
    () => comparisonTexts.texts.map(({ reading }) => reading),
    [comparisonTexts],
  );
  if (others.length === 0) return <p className={styles.quiet}>{t('nothingToCompare')}</p>;

  return (
    <>
      <Distance reading={subject.reading} others={others} references={references} />
      <Differences
        subject={subject}
        others={others}
        published={published}
        note={t('differencesNote')}
      />
      <Keyness subject={subject} others={others} />
    </>
  );
}

type DifferencesProps = {
  subject: AnalyzedText;
  others: readonly MetricSet[];
  /** The name of the texts compared with; omitted for the user's own. */
  othersName?: string;
  published: PublishedRanges | null;
  note: string;
};

/** The differing metrics, each with the sentences that show it. */
export function Differences({ subject, others, othersName, published, note }: DifferencesProps) {
  const t = useTranslations('lab.style');
  const { write, nameOf } = useMetricLabels();
  const differences = useMemo(() => findDifferences(subject.reading, others), [subject, others]);

  return (
    <Section title={t('differences')} note={note}>
      {differences.length === 0 && <p className={styles.quiet}>{t('differencesNone')}</p>}
      <ul>
        {differences.slice(0, mostDifferences).map(({ name, value, other, quartiles }) => (
          <li key={name}>
            <MetricRow
              name={name}
              figure={{ value }}
              quartiles={quartiles}
              comparedWith={othersName}
              published={published}
            >
              {() => (
                <>
                  <p>
                    {t('difference', {
                      figure: nameOf(name),
                      value: write(name, value),
                      other: write(name, other),
                    })}
                  </p>
                  <MetricEvidence subject={subject} name={name} />
                </>
              )}
            </MetricRow>
          </li>
        ))}
      </ul>
      {differences.length > 0 && <PublishedNote ranges={published} />}
    </Section>
  );
}

/** Words that one side uses significantly more often. */
function Keyness({ subject, others }: { subject: AnalyzedText; others: readonly TextAnalysis[] }) {
  const t = useTranslations('lab.style');
  const method = useTranslations('lab.method');
  const { reading, text, id } = subject;
  const keyWords = useMemo(
    () => keywords(reading.frequencies, mergeFrequencies(others)),
    [reading, others],
  );
  const more = keyWords.filter(({ keyness }) => keyness > 0).slice(0, 30);
  const less = keyWords.filter(({ keyness }) => keyness < 0).slice(0, 30);

  return (
    <Section title={t('keyness')} note={t('keynessNote')}>
      {keyWords.length === 0 && <p className={styles.quiet}>{t('keynessNone')}</p>}
      <WordContrast
        text={text}
        id={id}
        more={more}
        lessTitle={t('less')}
        less={less.map(({ word, otherUses }) => ({
          word,
          label: t('lessWord', { word, uses: otherUses }),
        }))}
      />
      <p className={styles.quiet}>{method('keyness')}</p>
    </Section>
  );
}
