import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkConfirmation, checkPassword } from '../../platform/form-rules.ts';
import { PasswordField } from '../../ui/password-field.tsx';

type PasswordValues = { password: string; confirmation: string };

/** State of a new password and its confirmation. */
export function useNewPassword() {
  const [values, setValues] = useState<PasswordValues>({ password: '', confirmation: '' });
  const [isChecked, setChecked] = useState(false);
  const { password, confirmation } = values;
  const errors = {
    password: checkPassword(password),
    confirmation: checkConfirmation(password, confirmation),
  };

  return {
    values,
    setValues,
    errors: isChecked ? errors : { password: undefined, confirmation: undefined },

    /** Returns the password if both fields are valid, else null. From now on the fields show their errors. */
    validate(): string | null {
      setChecked(true);

      return errors.password === undefined && errors.confirmation === undefined ? password : null;
    },
  };
}

type NewPasswordFieldsProps = Pick<
  ReturnType<typeof useNewPassword>,
  'values' | 'setValues' | 'errors'
>;

export function NewPasswordFields({ values, setValues, errors }: NewPasswordFieldsProps) {
  const t = useTranslations();
  const field = (name: keyof PasswordValues) => ({
    value: values[name],
    error: errors[name] && t(`auth.messages.${errors[name]}`),
    autoComplete: 'new-password',
    dir: 'ltr' as const, // the attribute's type requires the literal
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
  });

  return (
    <>
      <PasswordField label={t('auth.newPassword')} {...field('password')} />
      <PasswordField label={t('auth.passwordAgain')} {...field('confirmation')} />
    </>
  );
}
