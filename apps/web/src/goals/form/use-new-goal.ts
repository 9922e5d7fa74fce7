import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { isLocalDate } from '../../platform/local-date.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { showToast } from '../../platform/toasts.ts';
import { userToday } from '../../platform/user-day.ts';
import { useCreateGoal } from '../api.ts';
import { type FieldErrors, fieldErrorsOf, validateGoalForm } from './goal-errors.ts';
import { createEmptyForm, type GoalForm, toGoalBody } from './goal-form.ts';
import { clearFormDraft, readFormDraft, saveFormDraft } from './goal-form-draft.ts';
import { type Template, templates, valuesFromTemplate } from './templates.ts';

/** State of the new goal form, stored in this tab until the goal is created. */
export function useNewGoal() {
  const t = useTranslations();
  const format = useFormatter();
  const navigate = useNavigate();
  const create = useCreateGoal();
  const today = userToday();
  const { measure } = usePreferences();
  const [storedDraft] = useState(readFormDraft);
  const [isRestored, setRestored] = useState(storedDraft !== undefined);
  const [editedForm, setForm] = useState<GoalForm | null>(storedDraft ?? null);
  const form = editedForm ?? createEmptyForm(today, measure); // the defaults may change until the first edit
  const [errors, setErrors] = useState<FieldErrors>({});
  const [wasSubmitted, setSubmitted] = useState(false);

  const change = (patch: Partial<GoalForm>) => {
    const changed = { ...form, ...patch };
    setForm(changed);
    saveFormDraft(changed);
    if (wasSubmitted) setErrors(validateGoalForm(changed, { today }));
  };

  const applyTemplate = (template: Template) => {
    const plan = valuesFromTemplate(template, isLocalDate(form.startOn) ? form.startOn : today);
    const templateTitles = templates.map(({ name }) => t(`goals.create.templateTitle.${name}`));
    const hasTemplateTitle = form.title.trim() === '' || templateTitles.includes(form.title);
    const title = hasTemplateTitle ? t(`goals.create.templateTitle.${template.name}`) : form.title;

    change({ ...plan, title, targetAmount: format.number(template.amount) });
  };

  const discardDraft = () => {
    clearFormDraft();
    setForm(null);
    setErrors({});
    setSubmitted(false);
    setRestored(false);
  };

  const submit = async () => {
    const formErrors = validateGoalForm(form, { today });
    setErrors(formErrors);
    setSubmitted(true);
    if (create.isPending || Object.keys(formErrors).length > 0) return;

    try {
      await create.mutateAsync({ body: toGoalBody(form) });
    } catch (failure) {
      setErrors(fieldErrorsOf(failure));

      return; // shown from `failure`
    }
    clearFormDraft();
    showToast({ type: 'success', words: t('goals.create.created', { title: form.title.trim() }) });
    await navigate({ to: '/app/goals' });
  };

  return {
    form,
    errors,
    isRestored,
    failure: create.error,
    isPending: create.isPending,
    change,
    applyTemplate,
    discardDraft,
    submit,
  };
}
