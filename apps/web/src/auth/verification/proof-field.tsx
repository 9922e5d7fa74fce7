import { useTranslations } from 'use-intl';
import { CodeField } from '../../ui/code-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ProofMessage, TypedProofMethod } from './proof.ts';

type ProofFieldProps = {
  method: TypedProofMethod;
  value: string;
  onChange: (value: string) => void;
  error: ProofMessage | undefined;
};

/** The input of one proof method. */
export function ProofField({ method, value, onChange, error }: ProofFieldProps) {
  const t = useTranslations();
  const errorText = error && t(`auth.messages.${error}`);
  const label = t(`auth.proof.${method}.label`);

  if (method === 'totp' || method === 'email') {
    return (
      <CodeField label={label} value={value} onChange={onChange} error={errorText} autoFocus />
    );
  }

  const field = {
    label,
    value,
    error: errorText,
    dir: 'ltr',
    autoFocus: true,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  } as const;

  return method === 'password' ? (
    <PasswordField {...field} autoComplete="current-password" />
  ) : (
    <TextField {...field} autoComplete="off" spellCheck={false} autoCapitalize="none" />
  );
}
