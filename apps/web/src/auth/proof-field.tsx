import { useTranslations } from 'use-intl';
import { CodeField } from '../ui/code-field.tsx';
import { LineField } from '../ui/line-field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import type { ProofMessage, TypedMethod } from './proof.ts';

type ProofFieldProps = {
  method: TypedMethod;
  value: string;
  onChange: (value: string) => void;
  error: ProofMessage | undefined;
};

/** The one field of a way to show who one is. */
export function ProofField({ method, value, onChange, error }: ProofFieldProps) {
  const t = useTranslations();
  const words = error && t(`auth.messages.${error}`);
  const label = t(`auth.proof.${method}.label`);

  if (method === 'totp' || method === 'email') {
    return <CodeField label={label} value={value} onChange={onChange} error={words} autoFocus />;
  }

  const field = {
    label,
    value,
    error: words,
    dir: 'ltr',
    autoFocus: true,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  } as const;

  return method === 'password' ? (
    <PasswordField {...field} autoComplete="current-password" />
  ) : (
    <LineField {...field} autoComplete="off" spellCheck={false} autoCapitalize="none" />
  );
}
