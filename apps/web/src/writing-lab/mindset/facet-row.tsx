import type { Facet, FacetMatch } from '@longhand/analysis/measures/facet';
import type { PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import { useTranslations } from 'use-intl';
import type { Spread } from '../corpus/spread.ts';
import { FigureRow } from '../evidence/figure-row.tsx';
import { PlaceList } from '../evidence/place-list.tsx';
import { About } from '../evidence/source-list.tsx';
import type { Subject } from '../subject/use-subject.ts';
import styles from './facet-row.module.css';

/** A leaning of fewer phrases is chance. */
export const fewest = 8;

type FacetRowProps = {
  subject: Subject;
  facet: Facet;
  spread: Spread | null;
  published: PublishedRanges | null;
};

/** A facet with its two poles: how many phrases speak for each, and which. */
export function FacetRow({ subject, facet, spread, published }: FacetRowProps) {
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
    <FigureRow
      name={`facet-${name}`}
      figure={balance}
      spread={spread}
      published={published}
      doubt={count < fewest ? t('few', { count }) : undefined}
    >
      {() => (
        <>
          <Pole subject={subject} name={t(`poles.${name}.first`)} matches={facet.first} />
          <Pole subject={subject} name={t(`poles.${name}.second`)} matches={facet.second} />
          <About name={`facet-${name}`} says={t(`says.${name}`)} limits={t(`limits.${name}`)} />
        </>
      )}
    </FigureRow>
  );
}

type PoleProps = { subject: Subject; name: string; matches: readonly FacetMatch[] };

function Pole({ subject: { text, id }, name, matches }: PoleProps) {
  const t = useTranslations('lab.mindset');

  return (
    <section aria-label={name}>
      <h3 className={styles.pole}>{t('pole', { name, count: matches.length })}</h3>
      <PlaceList text={text} places={matches.map(({ span }) => span)} id={id} />
    </section>
  );
}
