import type { Goal } from '@longhand/contract/goal-values';
import type { Milestone } from '@longhand/contract/goals-milestones';
import { limits } from '@longhand/contract/limits';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { v7 as newId } from 'uuid';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { InlineSelect } from '../../ui/inline-field.tsx';
import { FormField, TextField } from '../../ui/text-field.tsx';
import { useSaveMilestone } from './api.ts';
import {
  formFromMilestone,
  type MilestoneErrors,
  toMilestoneBody,
  validateMilestoneForm,
} from './milestone-form.ts';
import styles from './milestones.module.css';

type MilestoneDialogProps = {
  goals: readonly Goal[];
  /** Null for a new one. */
  milestone: Milestone | null;
  onClose: () => void;
};

const kinds = ['amount', 'share', 'date', 'own'] as const;

/** Milestone by amount, share or date, or a custom one that the user checks off. */
export function MilestoneDialog({ goals, milestone, onClose }: MilestoneDialogProps) {
  const t = useTranslations('milestones');
  const formId = useId();
  const failureText = useFailureText();
  const save = useSaveMilestone();
  const [id] = useState(() => milestone?.id ?? newId());
  const [editedForm, setForm] = useState(() => formFromMilestone(milestone, goals[0]?.id ?? ''));
  const isGoalRemoved = milestone === null && !goals.some((goal) => goal.id === editedForm.goalId);
  const form = isGoalRemoved
    ? { ...editedForm, goalId: goals[0]?.id ?? editedForm.goalId }
    : editedForm;
  const [errors, setErrors] = useState<MilestoneErrors>({});
  const update = (patch: Partial<typeof form>) => setForm({ ...form, ...patch });
  const errorText = (name: keyof MilestoneErrors) => {
    const key = errors[name];

    return key === undefined ? undefined : t(`invalid.${key}` as 'invalid.title'); // the keys come from validateMilestoneForm
  };

  const submit = () => {
    const found = validateMilestoneForm(form);
    setErrors(found);
    if (Object.keys(found).length > 0 || save.isPending) return;
    const measure =
      milestone?.measure ?? goals.find((goal) => goal.id === form.goalId)?.measure ?? 'word';
    save.mutate({ params: { id }, body: toMilestoneBody(form, measure) }, { onSuccess: onClose });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(milestone === null ? 'new' : 'editTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {milestone === null && (goals.length > 1 || isGoalRemoved) && (
          <FormField label={t('goal')}>
            {(described) => (
              <InlineSelect
                {...described}
                label={t('goal')}
                value={form.goalId}
                options={goals.map((goal) => ({ value: goal.id, label: goal.title }))}
                onChange={(goalId) => update({ goalId })}
              />
            )}
          </FormField>
        )}
        <FormField label={t('kind')}>
          {(described) => (
            <InlineSelect
              {...described}
              label={t('kind')}
              value={form.kind}
              options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              onChange={(kind) => update({ kind })}
            />
          )}
        </FormField>
        <TextField
          label={t(form.kind === 'own' || form.kind === 'date' ? 'name' : 'nameOptional')}
          value={form.title}
          maxLength={limits.milestoneTitleMax}
          error={errorText('title')}
          onChange={(event) => update({ title: event.target.value })}
        />
        {(form.kind === 'amount' || form.kind === 'share') && (
          <TextField
            label={t(form.kind === 'share' ? 'percent' : 'total')}
            inputMode="numeric"
            value={form.value}
            error={errorText('value')}
            onChange={(event) => update({ value: event.target.value })}
          />
        )}
        <DateField
          label={t(form.kind === 'date' ? 'day' : 'dueOptional')}
          value={form.dueOn}
          error={errorText('dueOn')}
          onChange={(dueOn) => update({ dueOn })}
        />
        <p className={styles.error} role="alert">
          {save.isError && failureText(save.error)}
        </p>
      </form>
    </Dialog>
  );
}
