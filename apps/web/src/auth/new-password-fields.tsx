import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkConfirmation, checkPassword } from '../platform/form-rules.ts';
import { PasswordField } from '../ui/password-field.tsx';

type Values = { password: string; confirmation: string };

/** A password, chosen and typed again. */
export function useNewPassword() {
  const [values, setValues] = useState<Values>({ password: '', confirmation: '' });
  const [isChecked, setChecked] = useState(false);
  const { password, confirmation } = values;
  const wrong = {
    password: checkPassword(password),
    confirmation: checkConfirmation(password, confirmation),
  };

  return {
    values,
    setValues,
    wrong: isChecked ? wrong : { password: undefined, confirmation: undefined },

    /** The password where both are right, else null, and from now on the fields say why. */
    check(): string | null {
      setChecked(true);

      return wrong.password === undefined && wrong.confirmation === undefined ? password : null;
    },
  };
}

type NewPasswordFieldsProps = Pick<
  ReturnType<typeof useNewPassword>,
  'values' | 'setValues' | 'wrong'
>;

export function NewPasswordFields({ values, setValues, wrong }: NewPasswordFieldsProps) {
  const t = useTranslations();
  const field = (name: keyof Values) => ({
    value: values[name],
    error: wrong[name] && t(`auth.messages.${wrong[name]}`),
    autoComplete: 'new-password',
    dir: 'ltr' as const, // the type of the attribute wants the literal
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
