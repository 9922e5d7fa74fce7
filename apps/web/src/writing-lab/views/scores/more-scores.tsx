import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../../ui/text-link.tsx';
import styles from '../../findings/panel.module.css';
import { cardOf } from '../../metrics/metrics.ts';
import { Score, type ScoreContext, type ScoreResult, useMeasureLabels } from './score.tsx';

type MoreScoresProps = ScoreContext & { measures: readonly ScoreResult[] };

/** The remaining measures of the text's language. Measures of other languages are collapsed, each with a reason. */
export default function MoreScores({ measures, ...context }: MoreScoresProps) {
  const t = useTranslations('writing-lab.scores');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const unavailable = measures.filter(isUnavailableInLanguage);

  return (
    <>
      <ul>
        {measures
          .filter((measure) => !isUnavailableInLanguage(measure))
          .toSorted((one, other) => Number(one.value === null) - Number(other.value === null))
          .map((measure) => (
            <li key={measure.name}>
              <Score measure={measure} {...context} />
            </li>
          ))}
      </ul>
      {unavailable.length > 0 && (
        <p className={styles.quiet}>
          <TextButton
            quiet
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t('notOffered', { count: unavailable.length })}
          </TextButton>
        </p>
      )}
      <ul id={id} hidden={!isOpen}>
        {isOpen &&
          unavailable.map((measure) => (
            <UnavailableMeasure key={measure.name} name={measure.name} />
          ))}
      </ul>
    </>
  );
}

/** Whether no text of this language has a value, whatever its length. */
export function isUnavailableInLanguage(measure: ScoreResult): boolean {
  return (
    measure.value === null &&
    (measure.absent.code === 'language' || measure.absent.code === 'word-list')
  );
}

function UnavailableMeasure({ name: measure }: Pick<ScoreResult, 'name'>) {
  const t = useTranslations('writing-lab');
  const format = useFormatter();
  const { nameOf, unitOf, why } = useMeasureLabels();
  const languages = cardOf(measure)?.languages ?? [];

  return (
    <li className={styles.absent}>
      <span>
        {nameOf(measure)} <span className={styles.unit}>{unitOf(measure)}</span>
      </span>
      <small>
        {languages.length === 0
          ? why({ code: 'word-list' })
          : t('scores.madeFor', {
              languages: format.list(languages.map((code) => t(`languages.${code}`))),
            })}
      </small>
    </li>
  );
}
