import styles from './date-field.module.css';
import { InkDate } from './ink-date.tsx';
import { FieldFrame, type FieldProps } from './line-field.tsx';

type DateFieldProps = Omit<FieldProps, 'label'> & {
  label: string;
  /** A calendar day, `2026-11-29`, or an empty text. */
  value: string;
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
};

/** A day as a field of a form: label, line and message as in every other. */
export function DateField({ label, hint, error, value, ...rest }: DateFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(described) => (
        <InkDate
          {...rest}
          id={described.id}
          label={label}
          value={value === '' ? null : value}
          invalid={described['aria-invalid'] ?? false}
          describedBy={described['aria-describedby']}
          className={styles.date}
        />
      )}
    </FieldFrame>
  );
}
