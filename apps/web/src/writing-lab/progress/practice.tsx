import { useTranslations } from 'use-intl';
import { TextLink } from '../../ui/text-link.tsx';
import type { CorpusText } from '../metrics/corpus/corpus.ts';
import { useTitleOf } from '../metrics/corpus/use-title-of.ts';
import { useMetricLabels } from '../metrics/metric-labels.ts';
import { chooseExercise } from './finding-trends.ts';
import styles from './progress.module.css';

/** The most frequent category of the latest texts, with a short exercise. */
export function Practice({ texts }: { texts: readonly CorpusText[] }) {
  const t = useTranslations('lab');
  const { write } = useMetricLabels();
  const titleOf = useTitleOf();
  const next = chooseExercise(texts.map(({ reading }) => reading));
  const last = texts.at(-1);
  if (!next || !last) return <p>{t('progress.practiseNone')}</p>;

  return (
    <div className={styles.practice}>
      <p>
        {t('progress.practiseWhy', {
          kind: t(`figure.find-${next.category}.name`),
          rate: write(`find-${next.category}`, next.rate),
        })}
      </p>
      <p className={styles.exercise}>{t(`progress.exercise.${next.category}`)}</p>
      <p>
        <TextLink to={`/app/writing-lab/analyzer?sample=${last.id}`}>
          {t('progress.practiseIn', { title: titleOf(last) })}
        </TextLink>
      </p>
    </div>
  );
}
