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
import { RemovedItems } from '../closed/removed-items.tsx';
import { usePlanRest, useRemovedRests, useRemoveRest, useRestoreRest } from './api.ts';
import styles from './momentum.module.css';
import { PlanRestForm } from './plan-rest-form.tsx';
import { useRestRangeText } from './use-rest-range-text.ts';

/** Weekly rest days and rest periods. */
export function RestSection({ rests, today }: { rests: readonly PlannedRest[]; today: LocalDate }) {
  const t = useTranslations('momentum.rest');
  const rangeText = useRestRangeText();
  const removal = useRemoveWithUndo();
  const failureText = useFailureText();
  const restore = useRestoreRest();

  return (
    <Section hasFocusFallback title={t('title')} note={t('note')}>
      <RestWeekdays />
      {rests.length > 0 && (
        <ul className={styles.rests}>
          {rests.map((rest) => {
            const range = rangeText(rest);

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
                  onClick={() => removal.run(rest)}
                >
                  {t('remove')}
                </TextButton>
              </li>
            );
          })}
        </ul>
      )}
      {removal.error !== null && <p role="alert">{failureText(removal.error)}</p>}
      <PlanRestForm today={today} />
      <RemovedItems
        title={t('removedList')}
        useRemoved={useRemovedRestItems}
        restore={(id) => restore.mutateAsync({ params: { id } })}
      />
    </Section>
  );
}

function useRemovedRestItems(isOpen: boolean) {
  const t = useTranslations('momentum.rest');
  const rangeText = useRestRangeText();

  return useRemovedRests(isOpen, ({ id, removedAt, erasedAt, label, ...rest }) => {
    const range = rangeText(rest);

    return {
      ...{ id, removedAt, erasedAt },
      name: label === '' ? range : t('removedItem', { range, label }),
    };
  });
}

/** Deletes a rest period and offers to restore it with the same ID. */
function useRemoveWithUndo() {
  const t = useTranslations('momentum.rest');
  const failureText = useFailureText();
  const rangeText = useRestRangeText();
  const plan = usePlanRest();
  const remove = useRemoveRest();

  const run = (rest: PlannedRest) => {
    const { id, fromOn, toOn, label } = rest;
    const range = rangeText(rest);
    const restoreRest = () => {
      plan
        .mutateAsync({ params: { id }, body: { fromOn, toOn, label } })
        .then(() => showToast({ type: 'success', words: t('planned', { range }) }))
        .catch((failure) => showToast({ type: 'error', words: failureText(failure) }));
    };
    remove
      .mutateAsync({ params: { id } })
      .then(() =>
        showToast({ type: 'success', words: t('takenBack', { range }), undo: restoreRest }),
      )
      .catch(() => {}); // shown from `error`
  };

  return { run, error: remove.error };
}

/** At least one weekday must remain a writing day. */
const maxRestWeekdays = 6;

function RestWeekdays() {
  const t = useTranslations('momentum.rest');
  const { weekdays } = useWeek();
  const { restWeekdays } = usePreferences();
  const change = useChangePreferences();
  const failureText = useFailureText();

  return (
    <fieldset className={styles.weekdays}>
      <legend>{t('weekly')}</legend>
      {weekdays.map(({ index, name }) => {
        const isRestDay = restWeekdays.includes(index + 1);
        const others = restWeekdays.filter((day) => day !== index + 1);

        return (
          <Checkbox
            key={index}
            label={name}
            checked={isRestDay}
            disabled={!isRestDay && restWeekdays.length >= maxRestWeekdays}
            onChange={() =>
              change.mutate({
                restWeekdays: isRestDay ? others : [...others, index + 1].sort((a, b) => a - b),
              })
            }
          />
        );
      })}
      {change.isError && <p role="alert">{failureText(change.error)}</p>}
    </fieldset>
  );
}
