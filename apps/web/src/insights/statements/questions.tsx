import type { insightStatements } from '@longhand/contract/insights-statements';
import { useTranslations } from 'use-intl';
import type * as z from 'zod';
import { ProgressLine } from '../../ui/progress-line.tsx';
import styles from '../home.module.css';
import { useSampleText } from '../sample-text.tsx';

type Counted = z.infer<typeof insightStatements.listStatements.reply>['counted'];

/** The questions that the rules examine, and how much data there is so far. */
export function Questions({ counted }: { counted: Counted }) {
  const t = useTranslations('insight-screens.home');
  const sampleText = useSampleText();
  const questions = [
    { key: 'days', sample: { unit: 'days', has: counted.writingDays, needs: 20 } },
    { key: 'sessions', sample: { unit: 'sessions', has: counted.sessions, needs: 10 } },
    { key: 'texts', sample: { unit: 'texts', has: counted.texts, needs: 5 } },
  ] as const;

  return (
    <ul aria-label={t('questions')}>
      {questions.map(({ key, sample }) => (
        <li key={key} className={styles.question}>
          <span className={styles.title}>
            {t(`question.${key}`)} <small>{t(`needs.${key}`)}</small>
          </span>
          <ProgressLine
            label={t('progressOf', { question: t(`question.${key}`), text: sampleText(sample) })}
            value={sample.has / sample.needs}
          />
          <span className={styles.count}>
            {sample.has >= sample.needs ? t('enough') : sampleText(sample)}
          </span>
        </li>
      ))}
    </ul>
  );
}
