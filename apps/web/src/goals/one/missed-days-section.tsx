import type { Goal, MissedDaysChoice } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { useDates } from '../../platform/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { useFormatAmount } from '../amounts/use-amount.ts';
import { useResolveMissedDays } from '../api.ts';
import { useUndoWithToast } from '../closed/goal-changes.ts';
import styles from './one.module.css';

/** Asks how to adjust the plan after missed days. Nothing changes until the user decides. */
export function MissedDaysSection({ goal }: { goal: Goal }) {
  const t = useTranslations('goal.miss');
  const answer = useResolveMissedDays();
  const undo = useUndoWithToast();
  const failureText = useFailureText();
  const { miss } = goal.progress;
  if (miss === null) return null;

  const choose = (choice: MissedDaysChoice) => {
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
      <MissChoices goal={goal} disabled={answer.isPending} onChoose={choose} />
      {answer.isError && (
        <p className={styles.error} role="alert">
          {failureText(answer.error)}
        </p>
      )}
    </section>
  );
}

type MissChoicesProps = {
  goal: Goal;
  disabled: boolean;
  onChoose: (choice: MissedDaysChoice) => void;
};

function MissChoices({ goal, disabled, onChoose }: MissChoicesProps) {
  const t = useTranslations('goal.miss');
  const dates = useDates();
  const amount = useFormatAmount();
  const { miss } = goal.progress;
  if (miss === null) return null;
  const formatAmount = (n: number) => amount(n, goal.measure, goal.unit);
  const { spreadPerDay, extendTo, acceptPerDay, acceptTotal, isSpreadHeavy } = miss;

  return (
    <div className={styles.choices}>
      {spreadPerDay !== null && (
        <p className={styles.choice}>
          <Button size="small" disabled={disabled} onClick={() => onChoose('spread')}>
            {t('spread')}
          </Button>
          <span>
            {t('spreadWhat', {
              amount: formatAmount(spreadPerDay),
              date: dates.day(goal.endOn ?? ''),
            })}{' '}
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
            {t('extendWhat', { amount: formatAmount(acceptPerDay), date: dates.day(extendTo) })}
          </span>
        </p>
      )}
      <p className={styles.choice}>
        <Button size="small" disabled={disabled} onClick={() => onChoose('accept')}>
          {t('accept')}
        </Button>
        <span>
          {t('acceptWhat', {
            amount: formatAmount(acceptPerDay),
            total: formatAmount(acceptTotal),
          })}
        </span>
      </p>
    </div>
  );
}
