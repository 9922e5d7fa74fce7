import { useTranslations } from 'use-intl';
import { InlineNumber } from '../../../ui/inline-field.tsx';
import { ProgressLine } from '../../../ui/progress-line.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import type { Desk } from '../../document/desk.ts';
import styles from './session-goal.module.css';
import { useSessionGoal } from './use-session-goal.ts';

/** Goal and progress of the writing session. The goal is kept for the next session. */
export function SessionGoal({ desk }: { desk: Desk }) {
  const t = useTranslations('desk.sitting');
  const { words, goal, goalText, setGoalText } = useSessionGoal(desk);

  return (
    <div className={styles.sitting}>
      <p className={styles.sentence}>
        <Sentence>
          {t.rich('sentence', {
            typed: words,
            target: () => (
              <InlineNumber label={t('target')} value={goalText} onChange={setGoalText} />
            ),
          })}
        </Sentence>{' '}
        {words >= goal && t('done')}
      </p>
      <ProgressLine label={t('title')} value={words / goal} />
    </div>
  );
}
