import type { Analysis, MeasureName } from '@longhand/analysis';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './live-panel.module.css';
import { isMarked, type Marked, marked } from './marks.ts';
import type { Reading } from './reading.ts';

type LivePanelProps = {
  reading: Reading;
  only: Marked | null;
  onOnly: (only: Marked | null) => void;
};

/** How many of what, and two measures. A category that is pressed is marked alone. */
export function LivePanel({ reading, only, onOnly }: LivePanelProps) {
  const t = useTranslations();
  const format = useFormatter();
  if (reading.state !== 'read') return <div className={styles.panel} />;
  const { counts } = reading.analysis;
  const findings = reading.analysis.findings.filter(isMarked);
  const found = marked
    .map((category) => ({
      category,
      count: findings.filter((finding) => finding.category === category).length,
    }))
    .filter(({ count }) => count > 0);
  const mean = figureOf(reading.analysis, 'mean-sentence-length');
  const ease = figureOf(reading.analysis, 'flesch-reading-ease');

  return (
    <div className={styles.panel}>
      <p className={styles.head}>
        <b>{t('landing.live.words', { count: counts.words })}</b>{' '}
        <span>{t('landing.live.findings', { count: findings.length })}</span>
      </p>
      <ul className={styles.counts}>
        {found.map(({ category, count }) => (
          <li key={category}>
            <button
              type="button"
              aria-pressed={only === category}
              onClick={() => onOnly(only === category ? null : category)}
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

function figureOf({ measures }: Analysis, name: MeasureName): number | null {
  return measures.find((measure) => measure.name === name)?.value ?? null;
}
