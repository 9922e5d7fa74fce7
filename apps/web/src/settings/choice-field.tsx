import type { ReactNode } from 'react';
import { InkSelect } from '../ui/ink-field.tsx';
import { FieldFrame } from '../ui/line-field.tsx';
import styles from './settings.module.css';

type ChoiceFieldProps<Value extends string> = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** One of several, as a field of a form: label, choice and message as in every other. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, hint, error, ...choice } = props;

  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(described) => (
        <InkSelect {...described} {...choice} label={label} className={styles.choice} />
      )}
    </FieldFrame>
  );
}
