import { useTranslations } from 'use-intl';
import { checkPassword } from '../platform/form-rules.ts';
import { LineField } from '../ui/line-field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import styles from './form.module.css';

export type Again = { name: string; password: string };

type AgainFieldsProps = { value: Again; onChange: (value: Again) => void; isChecked: boolean };

/** After a reload name and password are asked for once more: a password is kept nowhere. */
export function AgainFields({ value, onChange, isChecked }: AgainFieldsProps) {
  const t = useTranslations();
  const wrong = isChecked ? checkAgain(value) : null;

  return (
    <>
      <p className={styles.help}>{t('auth.code.again')}</p>
      <LineField
        label={t('auth.name')}
        autoComplete="name"
        value={value.name}
        onChange={(event) => onChange({ ...value, name: event.target.value })}
        error={wrong?.name && t(`auth.messages.${wrong.name}`)}
      />
      <PasswordField
        label={t('auth.newPassword')}
        autoComplete="new-password"
        dir="ltr"
        value={value.password}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
        error={wrong?.password && t(`auth.messages.${wrong.password}`)}
      />
    </>
  );
}

/** What is wrong with them, or null. */
export function checkAgain({ name, password }: Again) {
  const nameError = name.trim() === '' ? ('nameRequired' as const) : undefined;
  const passwordError = checkPassword(password);
  if (nameError === undefined && passwordError === undefined) return null;

  return { name: nameError, password: passwordError };
}
