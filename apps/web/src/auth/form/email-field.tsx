import { useTranslations } from 'use-intl';
import { checkEmail } from '../../platform/form-rules.ts';
import { TextField } from '../../ui/text-field.tsx';

type EmailFieldProps = {
  value: string;
  onChange: (value: string) => void;
  isChecked: boolean;
  /** `username` for the account's email, `email` for any address. */
  autoComplete: 'username' | 'email';
};

/** An email field. Format errors appear after the first submit. */
export function EmailField({ value, onChange, isChecked, autoComplete }: EmailFieldProps) {
  const t = useTranslations();
  const error = isChecked ? checkEmail(value) : undefined;

  return (
    <TextField
      label={t('auth.email')}
      type="email"
      autoComplete={autoComplete}
      dir="ltr"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error && t(`auth.messages.${error}`)}
    />
  );
}
