import type { Absence, MeasureName, MeasureResult, SpanInParagraph } from '@longhand/analysis';
import type { PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AnalysisSnapshot } from '../../document/analysis-snapshot.ts';
import type { Desk } from '../../document/desk.ts';
import { EvidenceList } from '../../findings/evidence-list.tsx';
import styles from '../../findings/panel.module.css';
import type { CorpusText } from '../../metrics/corpus/corpus.ts';
import { definedValues, type Quartiles, quartilesOf } from '../../metrics/corpus/quartiles.ts';
import { findPublishedRange, PublishedRangeText } from '../../metrics/evidence/published-range.tsx';
import { RangeLine } from '../../metrics/evidence/range-line.tsx';
import { useMeasureFormat } from './measure-format.ts';

export type ScoreResult = MeasureResult<SpanInParagraph>;

export type MeasureLabels = {
  nameOf: (measure: MeasureName) => string;
  unitOf: (measure: MeasureName) => string;
  /** Why a measure has no value. */
  why: (absent: Absence) => string;
};

/** The labels of measures. Every language's reading-ease formula is called reading ease, with the formula as its unit. */
export function useMeasureLabels(): MeasureLabels {
  const t = useTranslations('writing-lab.scores');
  const isEase = (measure: MeasureName) => easeFormulas.includes(measure);

  return {
    nameOf: (measure) => t(`name.${isEase(measure) ? 'flesch-reading-ease' : measure}`),
    unitOf: (measure) => (isEase(measure) ? t(`name.${measure}`) : t(`unit.${measure}`)),
    why: (absent) =>
      absent.code === 'too-short'
        ? t(`absent.${absent.unit}`, { needs: absent.needs, has: absent.has })
        : t(`absent.${absent.code}`),
  };
}

export type ScoreContext = {
  desk: Desk;
  snapshot: AnalysisSnapshot;
  own: readonly CorpusText[];
  published: PublishedRanges | null;
};

export function Score(props: ScoreContext & { measure: ScoreResult }) {
  const { desk, snapshot, measure, own, published } = props;
  const t = useTranslations('writing-lab.scores');
  const spread = useMemo(() => measureQuartiles(own, measure.name), [own, measure.name]);
  const range = findPublishedRange(published, measure.name);
  const { nameOf, unitOf } = useMeasureLabels();
  const format = useMeasureFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (measure.value === null) return <AbsentScore measure={measure} />;

  return (
    <div className={styles.score}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          <span className={styles.name}>{nameOf(measure.name)}</span>{' '}
          <span className={styles.unit}>{unitOf(measure.name)}</span>
        </span>{' '}
        <span className={styles.chevron} aria-hidden="true" />
        <span className={styles.value}>{format(measure.name, measure.value)}</span>
      </button>
      {(spread ?? range) && (
        <RangeLine value={measure.value} quartiles={spread} published={range} />
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && spread && (
          <p className={styles.quiet}>
            {t('usual', {
              low: format(measure.name, spread.low),
              high: format(measure.name, spread.high),
              count: spread.count,
            })}
          </p>
        )}
        {isOpen && (
          <PublishedRangeText
            ranges={published}
            name={measure.name}
            write={(value) => format(measure.name, value)}
            hasPeriods
          />
        )}
        {isOpen && <EvidenceList desk={desk} snapshot={snapshot} evidence={measure.evidence} />}
      </div>
    </div>
  );
}

/** Formulas on the same scale direction as Flesch reading ease: higher is easier. */
const easeFormulas: readonly MeasureName[] = ['szigriszt-pazos', 'kandel-moles', 'amstad', 'osman'];

export function measureQuartiles(
  own: readonly CorpusText[],
  measure: MeasureName,
): Quartiles | null {
  return quartilesOf(definedValues(own.map(({ reading }) => reading.figures[measure])));
}

function AbsentScore({ measure }: { measure: Extract<ScoreResult, { value: null }> }) {
  const t = useTranslations('writing-lab.scores');
  const { nameOf, why } = useMeasureLabels();

  return (
    <div className={styles.absent}>
      <span>{nameOf(measure.name)}</span>{' '}
      <span role="img" aria-label={t('absentValue')}>
        –
      </span>{' '}
      <small>{why(measure.absent)}</small>
    </div>
  );
}
