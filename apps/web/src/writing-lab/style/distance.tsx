import { catalogue } from '@longhand/analysis/catalogue';
import type { MetricValue } from '@longhand/analysis/measures/metric-value';
import { styleDistance } from '@longhand/analysis/measures/style/delta';
import { styleMatching } from '@longhand/analysis/measures/style/matching';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Section } from '../../ui/page.tsx';
import { Stat } from '../../ui/stat.tsx';
import type { TextAnalysis } from '../analysis/texts/text-analysis.ts';
import { useMetricLabels } from '../metrics/metric-labels.ts';
import { mergeFrequencies, mergeShares } from './merge-frequencies.ts';
import styles from './style.module.css';

type DistanceProps = {
  reading: TextAnalysis;
  others: readonly TextAnalysis[];
  /** The user's own texts; distances are scaled by their spread. */
  references: readonly TextAnalysis[];
};

/** Three distance measures, each with its requirements and meaning. */
export function Distance({ reading, others, references }: DistanceProps) {
  const t = useTranslations('lab.style');
  const format = useFormatter();
  const { why } = useMetricLabels();
  const { burrows, cosine } = useMemo(
    () =>
      styleDistance(
        reading.frequencies,
        mergeFrequencies(others),
        references.map(({ frequencies }) => frequencies),
      ),
    [reading, others, references],
  );
  const shares = mergeShares(others);
  const matching: MetricValue =
    reading.functionWords && shares
      ? { value: styleMatching(reading.functionWords, shares) }
      : { value: null, absent: { code: 'language' } };
  const write = (figure: MetricValue) =>
    figure.value === null ? null : format.number(figure.value, { maximumFractionDigits: 2 });
  const absenceText = (figure: MetricValue) => {
    if (figure.value !== null) return undefined;
    if (figure.absent.code === 'undefined') return t('fewReferences', { has: references.length });

    return why(figure.absent);
  };

  return (
    <Section title={t('distance')} note={t('distanceNote')}>
      {(
        [
          ['burrows', 'Burrows’s Delta', burrows],
          ['cosine', 'cosine Delta', cosine],
          ['matching', 'style matching', matching],
        ] as const
      ).map(([key, source, figure]) => (
        <Stat
          key={key}
          name={t(`measure.${key}.name`)}
          unit={t(`measure.${key}.unit`)}
          value={write(figure)}
          absentReason={absenceText(figure)}
        >
          <p>{t(`measure.${key}.says`)}</p>
          <p className={styles.quiet}>
            <CatalogueSource name={source} />
          </p>
        </Stat>
      ))}
    </Section>
  );
}

/** The citation of a comparison method, from the catalogue. */
function CatalogueSource({ name }: { name: string }) {
  const source = catalogue.measures.find((card) => card.name === name)?.source;

  return (
    <bdi lang="en" dir="ltr">
      {source}
    </bdi>
  );
}
