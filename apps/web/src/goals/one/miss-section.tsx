import type { Goal, MissChoice } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { useDates } from '../../platform/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { useAmount } from '../../ui/progress/use-amount.ts';
import { useAnswerMiss } from '../api.ts';
import { useUndo } from '../use-undo.ts';
import styles from './one.module.css';

/** Asks what missed days do to the plan. Nothing is changed until it is answered. */
export function MissSection({ goal }: { goal: Goal }) {
  const t = useTranslations('goal.miss');
  const answer = useAnswerMiss();
  const undo = useUndo();
  const failureText = useFailureText();
  const { miss } = goal.progress;
  if (miss === null) return null;

  const choose = (choice: MissChoice) => {
    answer.mutate(
      { params: { id: goal.id }, body: { choice, version: goal.version } },
      {
        onSuccess: () =>
          showToast({ type: 'success', words: t(`done.${choice}`), undo: () => undo(goal) }),
      },
    );
  };

  return (
    <section className={styles.miss} aria-labelledby="miss-title">
      <h2 id="miss-title" className={styles.missTitle}>
        {t('title', { days: miss.days })}
      </h2>
      <p className={styles.muted}>{t('ask')}</p>
      <Choices goal={goal} disabled={answer.isPending} onChoose={choose} />
      {answer.isError && (
        <p className={styles.error} role="alert">
          {failureText(answer.error)}
        </p>
      )}
    </section>
  );
}

type ChoicesProps = { goal: Goal; disabled: boolean; onChoose: (choice: MissChoice) => void };

function Choices({ goal, disabled, onChoose }: ChoicesProps) {
  const t = useTranslations('goal.miss');
  const dates = useDates();
  const amount = useAmount();
  const { miss } = goal.progress;
  if (miss === null) return null;
  const inGoal = (n: number) => amount(n, goal.measure, goal.unit);
  const { spreadPerDay, extendTo, acceptPerDay, acceptTotal, isSpreadHeavy } = miss;

  return (
    <div className={styles.choices}>
      {spreadPerDay !== null && (
        <p className={styles.choice}>
          <Button size="small" disabled={disabled} onClick={() => onChoose('spread')}>
            {t('spread')}
          </Button>
          <span>
            {t('spreadWhat', { amount: inGoal(spreadPerDay), date: dates.day(goal.endOn ?? '') })}{' '}
            {isSpreadHeavy && t('heavy')}
          </span>
        </p>
      )}
      {extendTo !== null && (
        <p className={styles.choice}>
          <Button size="small" disabled={disabled} onClick={() => onChoose('extend')}>
            {t('extend')}
          </Button>
          <span>
            {t('extendWhat', { amount: inGoal(acceptPerDay), date: dates.day(extendTo) })}
          </span>
        </p>
      )}
      <p className={styles.choice}>
        <Button size="small" disabled={disabled} onClick={() => onChoose('accept')}>
          {t('accept')}
        </Button>
        <span>{t('acceptWhat', { amount: inGoal(acceptPerDay), total: inGoal(acceptTotal) })}</span>
      </p>
    </div>
  );
}
