import type { Figure } from '@longhand/analysis/measures/figure';
import { styleDistance } from '@longhand/analysis/measures/style/delta';
import { styleMatching } from '@longhand/analysis/measures/style/matching';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Section } from '../../ui/page.tsx';
import { Stat } from '../../ui/stat.tsx';
import { useFigureWords } from '../reading/figure-words.ts';
import type { Reading } from '../reading/reading.ts';
import { mergedFrequencies, mergedShares } from './merge-readings.ts';
import { Source } from './source.tsx';
import styles from './style.module.css';

type DistanceProps = {
  reading: Reading;
  others: readonly Reading[];
  /** The writer's own texts: their scale is what distances are measured in. */
  references: readonly Reading[];
};

/** Three measures of how near two styles are, each with what it needs and what it means. */
export function Distance({ reading, others, references }: DistanceProps) {
  const t = useTranslations('lab.style');
  const format = useFormatter();
  const { why } = useFigureWords();
  const { burrows, cosine } = useMemo(
    () =>
      styleDistance(
        reading.frequencies,
        mergedFrequencies(others),
        references.map(({ frequencies }) => frequencies),
      ),
    [reading, others, references],
  );
  const shares = mergedShares(others);
  const matching: Figure =
    reading.functionWords && shares
      ? { value: styleMatching(reading.functionWords, shares) }
      : { value: null, absent: { code: 'language' } };
  const write = (figure: Figure) =>
    figure.value === null ? null : format.number(figure.value, { maximumFractionDigits: 2 });
  const reasonOf = (figure: Figure) => {
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
          why={reasonOf(figure)}
        >
          <p>{t(`measure.${key}.says`)}</p>
          <p className={styles.quiet}>
            <Source name={source} />
          </p>
        </Stat>
      ))}
    </Section>
  );
}
