import { Sparkline } from '@longhand/charts/sparkline';
import type { MetricTarget } from '@longhand/contract/writing-lab-targets';
import { textDirection } from '@longhand/locales';
import { useLocale, useTranslations } from 'use-intl';
import { Section } from '../../ui/page.tsx';
import { Link, TextLink } from '../../ui/text-link.tsx';
import { definedValues } from '../metrics/corpus/quartiles.ts';
import { useTextsInLanguage } from '../metrics/corpus/texts-in-language.tsx';
import { useCorpus } from '../metrics/corpus/use-corpus.ts';
import { useMetricLabels } from '../metrics/metric-labels.ts';
import { metricTargetStatus } from '../metrics/metric-target-status.ts';
import { metricNames } from '../metrics/metrics.ts';
import styles from './home.module.css';

/** Enough texts to show a trend. */
const maxTexts = 12;

/** The metrics with a target, over the last texts in the user's most used language. */
export default function FollowedMetrics({ aims }: { aims: readonly MetricTarget[] }) {
  const t = useTranslations('writing-lab.home');
  const met = useTranslations('lab.progress.state');
  const dir = textDirection(useLocale());
  const { texts } = useTextsInLanguage(useCorpus().texts, 1);
  const { nameOf, unitOf, write } = useMetricLabels();
  const rows = metricNames.flatMap((name) => {
    const aim = aims.find(({ figure }) => figure === name);
    const values = definedValues(texts.map(({ reading }) => reading.figures[name])).slice(
      -maxTexts,
    );
    const latest = values.at(-1);

    return aim && latest !== undefined ? [{ name, aim, latest, values }] : [];
  });
  if (rows.length === 0) return null;

  return (
    <Section
      title={t('followed')}
      note={<TextLink to="/app/writing-lab/progress">{t('allFollowed')}</TextLink>}
    >
      <ul>
        {rows.map(({ name, aim, latest, values }) => (
          <li key={name} className={styles.followed}>
            <Link className={styles.title} to={`/app/writing-lab/progress?figure=${name}`}>
              {nameOf(name)}
            </Link>{' '}
            <Sparkline
              values={values}
              dir={dir}
              label={t('followedCourse', {
                ...{ figure: nameOf(name), count: values.length },
                ...{ first: write(name, values[0] ?? latest), latest: write(name, latest) },
              })}
            />{' '}
            <b>
              {write(name, latest)} <small className={styles.quiet}>{unitOf(name)}</small>
            </b>{' '}
            <span className={styles.quiet}>
              {met(metricTargetStatus(latest, aim), {
                least: aim.least === null ? '–' : write(name, aim.least),
                most: aim.most === null ? '–' : write(name, aim.most),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
