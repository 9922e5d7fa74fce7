import type { MetricValue } from '@longhand/analysis/measures/metric-value';
import type { PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LabMetricName } from '../../analysis/texts/text-analysis.ts';
import type { Quartiles } from '../corpus/quartiles.ts';
import { useMetricLabels } from '../metric-labels.ts';
import styles from './metric-row.module.css';
import { findPublishedRange, PublishedRangeText } from './published-range.tsx';
import { RangeLine } from './range-line.tsx';

type MetricRowProps = {
  name: LabMetricName;
  figure: MetricValue | undefined;
  quartiles: Quartiles | null;
  /** Name of the comparison; the user's own texts without it. */
  comparedWith?: string | undefined;
  published?: PublishedRanges | null;
  /** Why the value is unreliable; it is then shown in a muted style. */
  caveat?: string | undefined;
  /** The evidence, rendered when opened; without it the row does not open. */
  children?: (() => ReactNode) | undefined;
};

/** A metric compared with the user's own texts; it opens to show its evidence. */
export function MetricRow(props: MetricRowProps) {
  const { name, figure, quartiles, comparedWith, published = null, caveat, children } = props;
  const t = useTranslations('lab');
  const { nameOf, unitOf, write, why } = useMetricLabels();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (figure === undefined || figure.value === null) {
    return (
      <div className={styles.absent}>
        <p className={styles.head}>
          <span>{nameOf(name)}</span> <span aria-hidden="true">–</span>
        </p>
        <p className={styles.why}>{why(figure?.absent ?? { code: 'undefined' })}</p>
      </div>
    );
  }
  const { value } = figure;
  const range = findPublishedRange(published, name);
  const head = (
    <>
      <span className={styles.name}>
        {nameOf(name)} <small>{unitOf(name)}</small>
        {children && <span className={styles.chevron} aria-hidden="true" />}
      </span>{' '}
      <span className={styles.value}>{write(name, value)}</span>
    </>
  );

  return (
    <div
      className={styles.figure}
      data-open={isOpen || undefined}
      data-doubt={caveat !== undefined || undefined}
    >
      {children ? (
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {head}
        </button>
      ) : (
        <p className={styles.head}>{head}</p>
      )}
      {caveat !== undefined && <p className={styles.usual}>{caveat}</p>}
      {(quartiles ?? range) && <RangeLine value={value} quartiles={quartiles} published={range} />}
      {quartiles && (
        <p className={styles.usual}>
          {t(comparedWith === undefined ? 'usual' : 'usualOf', {
            name: comparedWith ?? '',
            low: write(name, quartiles.low),
            high: write(name, quartiles.high),
            count: quartiles.count,
          })}
        </p>
      )}
      <PublishedRangeText
        ranges={published}
        name={name}
        write={(one) => write(name, one)}
        hasPeriods={isOpen}
      />
      {children && (
        <div id={id} className={styles.evidence} hidden={!isOpen}>
          {isOpen && children()}
        </div>
      )}
    </div>
  );
}
