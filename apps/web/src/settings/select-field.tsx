import type { ReactNode } from 'react';
import { InlineSelect } from '../ui/inline-field.tsx';
import { FormField } from '../ui/text-field.tsx';
import styles from './settings.module.css';

type SelectFieldProps<Value extends string> = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** A select as a form field, with label, hint and error. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, ...selectProps } = props;

  return (
    <FormField label={label} hint={hint} error={error}>
      {(described) => (
        <InlineSelect {...described} {...selectProps} label={label} className={styles.choice} />
      )}
    </FormField>
  );
}
