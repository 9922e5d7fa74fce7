import { useTranslations } from 'use-intl';
import { checkCode } from '../../platform/form-rules.ts';
import { CodeField } from '../../ui/code-field.tsx';

type VerificationCodeFieldProps = {
  value: string;
  onChange: (value: string) => void;
  isChecked: boolean;
};

/** The verification code from the email. Format errors appear after the first submit. */
export function VerificationCodeField({ value, onChange, isChecked }: VerificationCodeFieldProps) {
  const t = useTranslations();
  const error = isChecked ? checkCode(value) : undefined;

  return (
    <CodeField
      label={t('auth.code.label')}
      value={value}
      onChange={onChange}
      error={error && t(`auth.messages.${error}`)}
      autoFocus
    />
  );
}
