import type { PlannedRest } from '@longhand/contract/goals-momentum';
import { useTranslations } from 'use-intl';
import { useChangePreferences } from '../../platform/change-preferences.ts';
import type { LocalDate } from '../../platform/local-date.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { showToast } from '../../platform/toasts.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { Section } from '../../ui/page.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useWeek } from '../../ui/use-week.ts';
import { RemovedDetails } from '../removed-details.tsx';
import { usePlanRest, useRemovedRests, useRemoveRest, useRestoreRest } from './api.ts';
import styles from './momentum.module.css';
import { PlanRestForm } from './plan-rest-form.tsx';
import { useRestRange } from './use-rest-range.ts';

/** Days that are kept free: every week, and stretches such as a holiday. */
export function RestSection({ rests, today }: { rests: readonly PlannedRest[]; today: LocalDate }) {
  const t = useTranslations('momentum.rest');
  const rangeOf = useRestRange();
  const takeBack = useTakeBack();
  const failureText = useFailureText();
  const restore = useRestoreRest();

  return (
    <Section keepsFocus title={t('title')} note={t('note')}>
      <Weekdays />
      {rests.length > 0 && (
        <ul className={styles.rests}>
          {rests.map((rest) => {
            const range = rangeOf(rest);

            return (
              <li key={rest.id}>
                <span>
                  <bdi>{range}</bdi>
                  {rest.label !== '' && (
                    <span className={styles.muted}>
                      {' · '}
                      <bdi>{rest.label}</bdi>
                    </span>
                  )}
                </span>
                <TextButton
                  quiet
                  aria-label={t('removeNamed', { range })}
                  onClick={() => takeBack.run(rest)}
                >
                  {t('remove')}
                </TextButton>
              </li>
            );
          })}
        </ul>
      )}
      {takeBack.error !== null && <p role="alert">{failureText(takeBack.error)}</p>}
      <PlanRestForm today={today} />
      <RemovedDetails
        title={t('removedList')}
        useRemoved={useRemovedRestItems}
        restore={(id) => restore.mutateAsync({ params: { id } })}
      />
    </Section>
  );
}

function useRemovedRestItems(isOpen: boolean) {
  const t = useTranslations('momentum.rest');
  const rangeOf = useRestRange();

  return useRemovedRests(isOpen, ({ id, removedAt, erasedAt, label, ...rest }) => {
    const range = rangeOf(rest);

    return {
      ...{ id, removedAt, erasedAt },
      name: label === '' ? range : t('removedItem', { range, label }),
    };
  });
}

/** Takes a stretch of rest back, and offers to plan it again under its own id. */
function useTakeBack() {
  const t = useTranslations('momentum.rest');
  const failureText = useFailureText();
  const rangeOf = useRestRange();
  const plan = usePlanRest();
  const remove = useRemoveRest();

  const run = (rest: PlannedRest) => {
    const { id, fromOn, toOn, label } = rest;
    const range = rangeOf(rest);
    const again = () => {
      plan
        .mutateAsync({ params: { id }, body: { fromOn, toOn, label } })
        .then(() => showToast({ type: 'success', words: t('planned', { range }) }))
        .catch((failure) => showToast({ type: 'error', words: failureText(failure) }));
    };
    remove
      .mutateAsync({ params: { id } })
      .then(() => showToast({ type: 'success', words: t('takenBack', { range }), undo: again }))
      .catch(() => {}); // told by `error`
  };

  return { run, error: remove.error };
}

/** At least one day of the week is for writing. */
const mostFree = 6;

function Weekdays() {
  const t = useTranslations('momentum.rest');
  const { weekdays } = useWeek();
  const { restWeekdays } = usePreferences();
  const change = useChangePreferences();
  const failureText = useFailureText();

  return (
    <fieldset className={styles.weekdays}>
      <legend>{t('weekly')}</legend>
      {weekdays.map(({ index, name }) => {
        const isFree = restWeekdays.includes(index + 1);
        const others = restWeekdays.filter((day) => day !== index + 1);

        return (
          <Checkbox
            key={index}
            label={name}
            checked={isFree}
            disabled={!isFree && restWeekdays.length >= mostFree}
            onChange={() =>
              change.mutate({
                restWeekdays: isFree ? others : [...others, index + 1].sort((a, b) => a - b),
              })
            }
          />
        );
      })}
      {change.isError && <p role="alert">{failureText(change.error)}</p>}
    </fieldset>
  );
}
