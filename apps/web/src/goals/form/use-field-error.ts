import { limits } from '@longhand/contract/limits';
import { useTranslations } from 'use-intl';
import type { FieldErrors } from './goal-errors.ts';
import type { GoalForm } from './goal-form.ts';

export type GoalFieldsProps = {
  form: GoalForm;
  errors: FieldErrors;
  onChange: (patch: Partial<GoalForm>) => void;
};

const maxByField: Partial<Record<keyof GoalForm, number>> = {
  title: limits.goalTitleMax,
  targetAmount: limits.amountMax,
  description: limits.goalDescriptionMax,
};

export function useFieldError(errors: FieldErrors): (field: keyof GoalForm) => string | undefined {
  const t = useTranslations();

  return (field) => {
    const error = errors[field];

    return error && t(`goals.invalid.${error}`, { max: maxByField[field] ?? 0 });
  };
}
