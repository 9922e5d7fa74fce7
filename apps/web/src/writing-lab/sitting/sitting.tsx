import { useTranslations } from 'use-intl';
import { InkNumber } from '../../ui/ink-field.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import type { Desk } from '../desk/desk.ts';
import styles from './sitting.module.css';
import { useSession } from './use-session.ts';

/** How many words this sitting shall have, and how many were typed. The target stays for the next sitting. */
export function Sitting({ desk }: { desk: Desk }) {
  const t = useTranslations('desk.sitting');
  const { words, goal, goalText, setGoalText } = useSession(desk);

  return (
    <div className={styles.sitting}>
      <p className={styles.sentence}>
        <Sentence>
          {t.rich('sentence', {
            typed: words,
            target: () => <InkNumber label={t('target')} value={goalText} onChange={setGoalText} />,
          })}
        </Sentence>{' '}
        {words >= goal && t('done')}
      </p>
      <ProgressLine label={t('title')} value={words / goal} />
    </div>
  );
}
