import type { Milestone } from '@longhand/contract/goals-milestones';
import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { useDates } from '../../platform/use-dates.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { useFormatAmount } from '../amounts/use-amount.ts';
import { useReachMilestone, useRemoveMilestone, useRestoreMilestone } from './api.ts';
import styles from './milestones.module.css';
import { useMilestoneName } from './use-milestone-name.ts';

/** One point of the timeline: a filled dot if reached, a ring if upcoming. */
export function MilestoneRow({ milestone, onEdit }: { milestone: Milestone; onEdit: () => void }) {
  const t = useTranslations('milestones');
  const nameOf = useMilestoneName();
  const failureText = useFailureText();
  const reach = useReachMilestone();
  const remove = useRemoveMilestone();
  const restore = useRestoreMilestone();
  const { id, kind, reachedOn } = milestone;
  const name = nameOf(milestone);
  const onError = (failure: unknown) => showToast({ type: 'error', words: failureText(failure) });

  const removeWithUndo = () =>
    remove.mutate(
      { params: { id } },
      {
        onError,
        onSuccess: () =>
          showToast({
            type: 'success',
            words: t('removed', { name }),
            undo: () => restore.mutate({ params: { id } }, { onError }),
          }),
      },
    );

  return (
    <li className={clsx(styles.row, reachedOn !== null && styles.reached)}>
      <h3 className={styles.name}>
        <bdi>{name}</bdi>
      </h3>
      <p className={styles.when}>
        <MilestoneDate milestone={milestone} />
      </p>
      <p className={styles.actions}>
        {kind === 'own' && (
          <TextButton
            quiet
            aria-label={t('named', { action: t(reachedOn === null ? 'tick' : 'untick'), name })}
            onClick={() =>
              reach.mutate({ params: { id }, body: { isReached: reachedOn === null } }, { onError })
            }
          >
            {t(reachedOn === null ? 'tick' : 'untick')}
          </TextButton>
        )}
        <TextButton quiet aria-label={t('named', { action: t('edit'), name })} onClick={onEdit}>
          {t('edit')}
        </TextButton>
        <TextButton
          quiet
          aria-label={t('named', { action: t('remove'), name })}
          onClick={removeWithUndo}
        >
          {t('remove')}
        </TextButton>
      </p>
    </li>
  );
}

/** Date reached, otherwise the remaining amount with due and expected dates. */
function MilestoneDate({ milestone }: { milestone: Milestone }) {
  const t = useTranslations('milestones');
  const dates = useDates();
  const amount = useFormatAmount();
  const { reachedOn, missing, measure, unit, dueOn, expectedOn } = milestone;
  if (reachedOn !== null) return t('reachedOn', { date: dates.day(reachedOn) });

  const words = [
    missing === null ? null : t('missing', { amount: amount(missing, measure, unit) }),
    dueOn === null ? null : t('due', { date: dates.day(dueOn) }),
    expectedOn === null ? null : t('expected', { date: dates.day(expectedOn) }),
  ].filter((one) => one !== null);

  return words.join(' · ');
}
