import type { Facet, FacetMatch } from '@longhand/analysis/measures/mindset/facet';
import type { PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import { useTranslations } from 'use-intl';
import type { Quartiles } from '../metrics/corpus/quartiles.ts';
import { MetricInfo } from '../metrics/evidence/metric-info.tsx';
import { MetricRow } from '../metrics/evidence/metric-row.tsx';
import { OccurrenceList } from '../metrics/evidence/occurrence-list.tsx';
import type { AnalyzedText } from '../metrics/subject/use-analyzed-text.ts';
import styles from './facet-row.module.css';

/** With fewer phrases the balance may be chance. */
export const minPhrases = 8;

type FacetRowProps = {
  subject: AnalyzedText;
  facet: Facet;
  quartiles: Quartiles | null;
  published: PublishedRanges | null;
};

/** A facet with its two poles and the phrases that count for each. */
export function FacetRow({ subject, facet, quartiles, published }: FacetRowProps) {
  const t = useTranslations('lab.mindset');
  const { name, balance } = facet;
  const count = facet.first.length + facet.second.length;
  if (balance.value === null && balance.absent.code === 'undefined') {
    return (
      <p className={styles.none}>
        {t('nothing', { facet: t(`poles.${name}.first`), other: t(`poles.${name}.second`) })}
      </p>
    );
  }

  return (
    <MetricRow
      name={`facet-${name}`}
      figure={balance}
      quartiles={quartiles}
      published={published}
      caveat={count < minPhrases ? t('few', { count }) : undefined}
    >
      {() => (
        <>
          <Pole subject={subject} name={t(`poles.${name}.first`)} matches={facet.first} />
          <Pole subject={subject} name={t(`poles.${name}.second`)} matches={facet.second} />
          <MetricInfo
            name={`facet-${name}`}
            says={t(`says.${name}`)}
            limits={t(`limits.${name}`)}
          />
        </>
      )}
    </MetricRow>
  );
}

type PoleProps = { subject: AnalyzedText; name: string; matches: readonly FacetMatch[] };

function Pole({ subject: { text, id }, name, matches }: PoleProps) {
  const t = useTranslations('lab.mindset');

  return (
    <section aria-label={name}>
      <h3 className={styles.pole}>{t('pole', { name, count: matches.length })}</h3>
      <OccurrenceList text={text} occurrences={matches.map(({ span }) => span)} id={id} />
    </section>
  );
}
