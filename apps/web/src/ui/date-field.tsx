import styles from './date-field.module.css';
import { InlineDate } from './inline-date.tsx';
import { type FieldProps, FormField } from './text-field.tsx';

type DateFieldProps = Omit<FieldProps, 'label'> & {
  label: string;
  /** A calendar day such as `2026-11-29`, or an empty string. */
  value: string;
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
};

/** A date as a form field, with label, hint and error. */
export function DateField({ label, hint, error, value, ...rest }: DateFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(described) => (
        <InlineDate
          {...rest}
          id={described.id}
          label={label}
          value={value === '' ? null : value}
          invalid={described['aria-invalid'] ?? false}
          describedBy={described['aria-describedby']}
          className={styles.date}
        />
      )}
    </FormField>
  );
}
