import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import { cardOf } from '../reading/figures.ts';
import styles from './panel.module.css';
import { type Measured, Score, type ScoreContext, useMeasureWords } from './scores.tsx';

type MoreScoresProps = ScoreContext & { measures: readonly Measured[] };

/** The further measures of the text's language; those that are not made for it are folded away, each with its reason. */
export default function MoreScores({ measures, ...context }: MoreScoresProps) {
  const t = useTranslations('writing-lab.scores');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const others = measures.filter(isNeverMeasured);

  return (
    <>
      <ul>
        {measures
          .filter((measure) => !isNeverMeasured(measure))
          .toSorted((one, other) => Number(one.value === null) - Number(other.value === null))
          .map((measure) => (
            <li key={measure.name}>
              <Score measure={measure} {...context} />
            </li>
          ))}
      </ul>
      {others.length > 0 && (
        <p className={styles.quiet}>
          <TextButton
            quiet
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t('notOffered', { count: others.length })}
          </TextButton>
        </p>
      )}
      <ul id={id} hidden={!isOpen}>
        {isOpen && others.map((measure) => <Reason key={measure.name} name={measure.name} />)}
      </ul>
    </>
  );
}

/** Whether no text of this language has a value, however long it is. */
export function isNeverMeasured(measure: Measured): boolean {
  return (
    measure.value === null &&
    (measure.absent.code === 'language' || measure.absent.code === 'word-list')
  );
}

function Reason({ name: measure }: Pick<Measured, 'name'>) {
  const t = useTranslations('writing-lab');
  const format = useFormatter();
  const { nameOf, unitOf, why } = useMeasureWords();
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
