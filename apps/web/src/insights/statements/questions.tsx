import type { StatementRule } from '@longhand/contract/insights-statements';
import type { SampleSize } from '@longhand/contract/insights-values';
import { useTranslations } from 'use-intl';
import { ProgressLine } from '../../ui/progress-line.tsx';
import styles from '../home.module.css';
import { useSampleText } from '../sample-text.tsx';

/** Rules that wait for data, as questions. The other rules speak of goals and records and wait for nothing. */
const asked = [
  'best_window',
  'best_weekday',
  'session_length',
  'sprint_help',
  'mood_link',
  'consistency_up',
  'sentiment_shift',
  'style_change',
  'unusual_day',
] as const satisfies readonly StatementRule[];

type QuestionsProps = { listening: readonly { rule: StatementRule; sample: SampleSize }[] };

/** What is examined, and how much data there is so far. */
export function Questions({ listening }: QuestionsProps) {
  const t = useTranslations('insight-screens.home');
  const sampleText = useSampleText();
  const waiting = listening.flatMap(({ rule, sample }) => {
    const known = asked.find((one) => one === rule);

    return known === undefined ? [] : [{ question: t(`question.${known}`), rule, sample }];
  });

  return (
    <ul aria-label={t('questions')}>
      {waiting.map(({ rule, question, sample }) => (
        <li key={rule} className={styles.question}>
          <span className={styles.title}>{question}</span>
          <ProgressLine
            label={t('progressOf', { question, text: sampleText(sample) })}
            value={sample.has / Math.max(1, sample.needs)}
          />
          <span className={styles.count}>{sampleText(sample)}</span>
        </li>
      ))}
    </ul>
  );
}
