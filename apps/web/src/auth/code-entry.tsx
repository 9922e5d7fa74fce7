import { useTranslations } from 'use-intl';
import { checkCode } from '../platform/form-rules.ts';
import { CodeField } from '../ui/code-field.tsx';

type CodeEntryProps = { value: string; onChange: (value: string) => void; isChecked: boolean };

/** The code from the mail; whether it can be one is said once the form was tried. */
export function CodeEntry({ value, onChange, isChecked }: CodeEntryProps) {
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
