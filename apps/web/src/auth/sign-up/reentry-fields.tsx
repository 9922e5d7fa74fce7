import { useTranslations } from 'use-intl';
import { checkPassword } from '../../platform/form-rules.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from '../form/form.module.css';

export type ReenteredDetails = { name: string; password: string };

type ReentryFieldsProps = {
  value: ReenteredDetails;
  onChange: (value: ReenteredDetails) => void;
  isChecked: boolean;
};

/** Asks for name and password again after a reload, because the password is never stored. */
export function ReentryFields({ value, onChange, isChecked }: ReentryFieldsProps) {
  const t = useTranslations();
  const errors = isChecked ? validateReentered(value) : null;

  return (
    <>
      <p className={styles.help}>{t('auth.code.again')}</p>
      <TextField
        label={t('auth.name')}
        autoComplete="name"
        value={value.name}
        onChange={(event) => onChange({ ...value, name: event.target.value })}
        error={errors?.name && t(`auth.messages.${errors.name}`)}
      />
      <PasswordField
        label={t('auth.newPassword')}
        autoComplete="new-password"
        dir="ltr"
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
        error={errors?.password && t(`auth.messages.${errors.password}`)}
      />
    </>
  );
}

/** The errors of the fields, or null if both are valid. */
export function validateReentered({ name, password }: ReenteredDetails) {
  const nameError = name.trim() === '' ? ('nameRequired' as const) : undefined;
  const passwordError = checkPassword(password);
  if (nameError === undefined && passwordError === undefined) return null;

  return { name: nameError, password: passwordError };
}
