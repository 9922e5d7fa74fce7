import { Refusal } from '@longhand/contract/errors';
import type { Goal } from '@longhand/contract/goal-values';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { showToast } from '../platform/toasts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useFailureText } from '../ui/failure-text.ts';
import { useChangeGoal, useGoals } from './api.ts';
import { errorsOf, type FieldErrors, refusedFields } from './goal-errors.ts';
import { GoalFields } from './goal-fields.tsx';
import { bodyOf, formOf, type GoalForm } from './goal-form.ts';
import styles from './goal-table.module.css';
import { GoneNotice, isGoneBy } from './gone-notice.tsx';

/** Changes what a goal asks for. A change made elsewhere meanwhile is noticed, and what was typed stays. */
export function EditDialog({ goal: opened, onClose }: { goal: Goal; onClose: () => void }) {
  const t = useTranslations();
  const formId = useId();
  const format = useFormatter();
  const goals = useGoals();
  const change = useChangeGoal();
  const [goal, setGoal] = useState(opened); // what the form was filled from, whatever is read meanwhile
  const [form, setForm] = useState<GoalForm>(() => formOf(goal, (n) => format.number(n)));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);

  const save = async () => {
    const found = errorsOf(form, {
      today: goal.progress.on,
      mayHaveEnded: goal.endOn ?? undefined,
    });
    setErrors(found);
    if (Object.keys(found).length > 0 || isSaving) return;

    setSaving(true);
    try {
      const body = { ...bodyOf(form), version: goal.version };
      await change.mutateAsync({ params: { id: goal.id }, body });
    } catch (failure) {
      setErrors(refusedFields(failure));
      const { data } = await goals.refetch(); // brings the version that saving again has to name
      const every = [...(data?.active ?? []), ...(data?.closed ?? [])];
      setGoal(every.find(({ id }) => id === goal.id) ?? goal);
      setFailure(failure);
      setSaving(false);

      return; // told below
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
        <Failure
          failure={failure}
          goal={goal}
          onBack={(back) => {
            setGoal(back);
            setFailure(null);
          }}
        />
      </form>
    </Dialog>
  );
}

type FailureProps = { failure: unknown; goal: Goal; onBack: (goal: Goal) => void };

function Failure({ failure, goal, onBack }: FailureProps) {
  const t = useTranslations();
  const failureText = useFailureText();
  if (failure === null) return null;
  if (isGoneBy(failure)) return <GoneNotice goal={goal} onBack={onBack} />;
  const isConflict = failure instanceof Refusal && failure.code === 'goal_changed';

  return (
    <p className={styles.error} role="alert">
      {isConflict ? t('goals.edit.conflict') : failureText(failure)}
    </p>
  );
}
