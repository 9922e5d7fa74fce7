import { useTranslations } from 'use-intl';
import type { LabMetricName } from '../../analysis/texts/text-analysis.ts';
import { useMetricLabels } from '../metric-labels.ts';
import { MetricSource } from '../metric-source.tsx';
import { cardOf } from '../metrics.ts';
import styles from './metric-info.module.css';

/** What a metric measures, its limits, the languages and lengths it is valid for, and its source. */
export function MetricInfo({
  name,
  says,
  limits,
}: {
  name: LabMetricName;
  says: string;
  limits: string;
}) {
  const t = useTranslations('lab');
  const card = cardOf(name);
  const { nameOf } = useMetricLabels();

  return (
    <dl className={styles.about} aria-label={nameOf(name)}>
      <dt>{t('about.says')}</dt>
      <dd>{says}</dd>
      <dt>{t('about.limits')}</dt>
      <dd>{limits}</dd>
      {card && (
        <>
          <dt>{t('about.valid')}</dt>
          <dd>
            {t('about.languages', {
              languages: card.languages
                .filter((code) => code !== 'und')
                .map((code) => t(`languages.${code as 'en'}`)) // one of the languages that have a name
                .join(t('about.comma')),
            })}
            {card.needs.unit === 'words' && t('about.needs', { least: card.needs.least })}
          </dd>
          <dt>{t('about.source')}</dt>
          <dd>
            <MetricSource name={name} />
          </dd>
        </>
      )}
    </dl>
  );
}
