import { useTranslations } from 'use-intl';
import { checkEmail } from '../platform/form-rules.ts';
import { LineField } from '../ui/line-field.tsx';

type EmailFieldProps = {
  value: string;
  onChange: (value: string) => void;
  isChecked: boolean;
  /** Whether it is the name of an account here, or any address of the person. */
  autoComplete: 'username' | 'email';
};

/** An address; whether it can be one is said once the form was tried. */
export function EmailField({ value, onChange, isChecked, autoComplete }: EmailFieldProps) {
  const t = useTranslations();
  const error = isChecked ? checkEmail(value) : undefined;

  return (
    <LineField
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
