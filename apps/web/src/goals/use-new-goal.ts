import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { isLocalDate } from '../platform/local-date.ts';
import { usePreferences } from '../platform/preferences.ts';
import { showToast } from '../platform/toasts.ts';
import { writersToday } from '../platform/writers-day.ts';
import { useCreateGoal } from './api.ts';
import { errorsOf, type FieldErrors, refusedFields } from './goal-errors.ts';
import { bodyOf, emptyForm, type GoalForm } from './goal-form.ts';
import { forgetKeptForm, keepForm, readKeptForm } from './kept-form.ts';
import { fromTemplate, type Template, templates } from './templates.ts';

/** The form of a new goal, kept in this window until the goal is there. */
export function useNewGoal() {
  const t = useTranslations();
  const format = useFormatter();
  const navigate = useNavigate();
  const create = useCreateGoal();
  const today = writersToday();
  const { measure } = usePreferences();
  const [kept] = useState(readKeptForm);
  const [wasKept, setWasKept] = useState(kept !== undefined);
  const [written, setForm] = useState<GoalForm | null>(kept ?? null);
  const form = written ?? emptyForm(today, measure); // both may still change until something is written
  const [errors, setErrors] = useState<FieldErrors>({});
  const [wasSent, setWasSent] = useState(false);

  const change = (patch: Partial<GoalForm>) => {
    const changed = { ...form, ...patch };
    setForm(changed);
    keepForm(changed);
    if (wasSent) setErrors(errorsOf(changed, { today }));
  };

  const choose = (template: Template) => {
    const plan = fromTemplate(template, isLocalDate(form.startOn) ? form.startOn : today);
    const ownTitles = templates.map(({ name }) => t(`goals.create.templateTitle.${name}`));
    const isOwn = form.title.trim() === '' || ownTitles.includes(form.title);
    const title = isOwn ? t(`goals.create.templateTitle.${template.name}`) : form.title;

    change({ ...plan, title, targetAmount: format.number(template.amount) });
  };

  const startOver = () => {
    forgetKeptForm();
    setForm(null);
    setErrors({});
    setWasSent(false);
    setWasKept(false);
  };

  const send = async () => {
    const found = errorsOf(form, { today });
    setErrors(found);
    setWasSent(true);
    if (create.isPending || Object.keys(found).length > 0) return;

    try {
      await create.mutateAsync({ body: bodyOf(form) });
    } catch (failure) {
      setErrors(refusedFields(failure));

      return; // told by `failure`
    }
    forgetKeptForm();
    showToast({ type: 'success', words: t('goals.create.created', { title: form.title.trim() }) });
    await navigate({ to: '/app/goals' });
  };

  return {
    form,
    errors,
    wasKept,
    failure: create.error,
    isPending: create.isPending,
    change,
    choose,
    startOver,
    send,
  };
}
