import type { Analysis, MeasureName } from '@longhand/analysis';
import { useFormatter, useTranslations } from 'use-intl';
import { isMarked, type MarkedCategory, markedCategories } from './finding-highlights.ts';
import styles from './live-panel.module.css';
import type { LiveAnalysisState } from './use-live-analysis.ts';

type LivePanelProps = {
  reading: LiveAnalysisState;
  activeCategory: MarkedCategory | null;
  onCategoryChange: (only: MarkedCategory | null) => void;
};

/** Counts per finding category and two metrics. Selecting a category highlights only its findings. */
export function LivePanel({ reading, activeCategory, onCategoryChange }: LivePanelProps) {
  const t = useTranslations();
  const format = useFormatter();
  if (reading.state !== 'read') return <div className={styles.panel} />;
  const { counts } = reading.analysis;
  const findings = reading.analysis.findings.filter(isMarked);
  const foundCategories = markedCategories
    .map((category) => ({
      category,
      count: findings.filter((finding) => finding.category === category).length,
    }))
    .filter(({ count }) => count > 0);
  const mean = metricValue(reading.analysis, 'mean-sentence-length');
  const ease = metricValue(reading.analysis, 'flesch-reading-ease');

  return (
    <div className={styles.panel}>
      <p className={styles.head}>
        <b>{t('landing.live.words', { count: counts.words })}</b>{' '}
        <span>{t('landing.live.findings', { count: findings.length })}</span>
      </p>
      <ul className={styles.counts}>
        {foundCategories.map(({ category, count }) => (
          <li key={category}>
            <button
              type="button"
              aria-pressed={activeCategory === category}
              onClick={() => onCategoryChange(activeCategory === category ? null : category)}
            >
              <span data-category={category}>{t(`landing.live.category.${category}`)}</span>{' '}
              <span>{format.number(count)}</span>
            </button>
          </li>
        ))}
      </ul>
      <dl className={styles.measures}>
        {mean !== null && (
          <div>
            <dt>{t('landing.live.meanLength')}</dt>
            <dd>{format.number(mean, { maximumFractionDigits: 1 })}</dd>
          </div>
        )}
        {ease !== null && (
          <div>
            <dt>
              {t('landing.live.ease')} <small>Flesch 1948</small>
            </dt>
            <dd>{format.number(ease, { maximumFractionDigits: 0 })}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function metricValue({ measures }: Analysis, name: MeasureName): number | null {
  return measures.find((measure) => measure.name === name)?.value ?? null;
}
