import { Refusal } from '@longhand/contract/errors';
import type { Goal } from '@longhand/contract/goal-values';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { useChangeGoal, useGoals } from '../api.ts';
import { isGoalNotFound, RemovedGoalNotice } from '../closed/removed-goal-notice.tsx';
import styles from '../list/goal-table.module.css';
import { type FieldErrors, fieldErrorsOf, validateGoalForm } from './goal-errors.ts';
import { GoalFields } from './goal-fields.tsx';
import { formFromGoal, type GoalForm, toGoalBody } from './goal-form.ts';

/** Edits a goal. A concurrent change is reported as a conflict and the input is kept. */
export function EditDialog({ goal: initialGoal, onClose }: { goal: Goal; onClose: () => void }) {
  const t = useTranslations();
  const formId = useId();
  const format = useFormatter();
  const goals = useGoals();
  const change = useChangeGoal();
  const [goal, setGoal] = useState(initialGoal); // the version the form was filled from, despite later refetches
  const [form, setForm] = useState<GoalForm>(() => formFromGoal(goal, (n) => format.number(n)));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);

  const save = async () => {
    const formErrors = validateGoalForm(form, {
      today: goal.progress.on,
      allowedPastEnd: goal.endOn ?? undefined,
    });
    setErrors(formErrors);
    if (Object.keys(formErrors).length > 0 || isSaving) return;

    setSaving(true);
    try {
      const body = { ...toGoalBody(form), version: goal.version };
      await change.mutateAsync({ params: { id: goal.id }, body });
    } catch (failure) {
      setErrors(fieldErrorsOf(failure));
      const { data } = await goals.refetch(); // the current version is needed to save again
      const allGoals = [...(data?.active ?? []), ...(data?.closed ?? [])];
      setGoal(allGoals.find(({ id }) => id === goal.id) ?? goal);
      setFailure(failure);
      setSaving(false);

      return; // shown below
    }
    showToast({ type: 'success', words: t('goals.edit.saved', { title: form.title.trim() }) });
    onClose();
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('goals.edit.title', { title: goal.title })}
      actions={
        <>
          <Button onClick={onClose}>{t('goals.edit.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isSaving}>
            {t('goals.edit.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <GoalFields
          form={form}
          errors={errors}
          onChange={(patch) => setForm({ ...form, ...patch })}
        />
        <SaveFailure
          failure={failure}
          goal={goal}
          onRestored={(restored) => {
            setGoal(restored);
            setFailure(null);
          }}
        />
      </form>
    </Dialog>
  );
}

type SaveFailureProps = { failure: unknown; goal: Goal; onRestored: (goal: Goal) => void };

function SaveFailure({ failure, goal, onRestored }: SaveFailureProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  if (failure === null) return null;
  if (isGoalNotFound(failure)) return <RemovedGoalNotice goal={goal} onRestored={onRestored} />;
  const isConflict = failure instanceof Refusal && failure.code === 'goal_changed';

  return (
    <p className={styles.error} role="alert">
      {isConflict ? t('goals.edit.conflict') : failureText(failure)}
    </p>
  );
}
