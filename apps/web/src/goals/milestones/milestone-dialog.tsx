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
import { InkSelect } from '../../ui/ink-field.tsx';
import { FieldFrame, LineField } from '../../ui/line-field.tsx';
import { useSaveMilestone } from './api.ts';
import { bodyOf, errorsOf, formOf, type MilestoneErrors } from './milestone-form.ts';
import styles from './milestones.module.css';

type MilestoneDialogProps = {
  goals: readonly Goal[];
  /** Null for a new one. */
  milestone: Milestone | null;
  onClose: () => void;
};

const kinds = ['amount', 'share', 'date', 'own'] as const;

/** A milestone of one goal: by an amount, a share, a day, or one that its writer ticks off. */
export function MilestoneDialog({ goals, milestone, onClose }: MilestoneDialogProps) {
  const t = useTranslations('milestones');
  const formId = useId();
  const failureText = useFailureText();
  const save = useSaveMilestone();
  const [id] = useState(() => milestone?.id ?? newId());
  const [written, setForm] = useState(() => formOf(milestone, goals[0]?.id ?? ''));
  const isGone = milestone === null && !goals.some((goal) => goal.id === written.goalId);
  const form = isGone ? { ...written, goalId: goals[0]?.id ?? written.goalId } : written;
  const [errors, setErrors] = useState<MilestoneErrors>({});
  const set = (patch: Partial<typeof form>) => setForm({ ...form, ...patch });
  const wrong = (name: keyof MilestoneErrors) => {
    const key = errors[name];

    return key === undefined ? undefined : t(`invalid.${key}` as 'invalid.title'); // keys of the form
  };

  const send = () => {
    const found = errorsOf(form);
    setErrors(found);
    if (Object.keys(found).length > 0 || save.isPending) return;
    const measure =
      milestone?.measure ?? goals.find((goal) => goal.id === form.goalId)?.measure ?? 'word';
    save.mutate({ params: { id }, body: bodyOf(form, measure) }, { onSuccess: onClose });
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
          send();
        }}
      >
        {milestone === null && (goals.length > 1 || isGone) && (
          <FieldFrame label={t('goal')}>
            {(described) => (
              <InkSelect
                {...described}
                label={t('goal')}
                value={form.goalId}
                options={goals.map((goal) => ({ value: goal.id, label: goal.title }))}
                onChange={(goalId) => set({ goalId })}
              />
            )}
          </FieldFrame>
        )}
        <FieldFrame label={t('kind')}>
          {(described) => (
            <InkSelect
              {...described}
              label={t('kind')}
              value={form.kind}
              options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              onChange={(kind) => set({ kind })}
            />
          )}
        </FieldFrame>
        <LineField
          label={t(form.kind === 'own' || form.kind === 'date' ? 'name' : 'nameOptional')}
          value={form.title}
          maxLength={limits.milestoneTitleMax}
          error={wrong('title')}
          onChange={(event) => set({ title: event.target.value })}
        />
        {(form.kind === 'amount' || form.kind === 'share') && (
          <LineField
            label={t(form.kind === 'share' ? 'percent' : 'total')}
            inputMode="numeric"
            value={form.value}
            error={wrong('value')}
            onChange={(event) => set({ value: event.target.value })}
          />
        )}
        <DateField
          label={t(form.kind === 'date' ? 'day' : 'dueOptional')}
          value={form.dueOn}
          error={wrong('dueOn')}
          onChange={(dueOn) => set({ dueOn })}
        />
        <p className={styles.error} role="alert">
          {save.isError && failureText(save.error)}
        </p>
      </form>
    </Dialog>
  );
}
