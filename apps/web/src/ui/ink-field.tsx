import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './ink-field.module.css';

type InkSelectProps<Value extends string> = Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'onChange'
> & {
  /** Read to those who do not see the sentence around it. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/**
 * A choice within a sentence: an underlined word with a small angle, as wide as what is chosen. A browser makes a select
 * as wide as its longest option, or cuts it off where the line is narrow; so the chosen words stand unseen below it and
 * give it their width.
 */
export function InkSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
  ...rest
}: InkSelectProps<Value>) {
  const shown = options.find((option) => option.value === value)?.label;

  return (
    <span className={clsx(styles.select, className)}>
      <span className={clsx(styles.field, styles.width)} aria-hidden="true">
        {shown}
      </span>
      <select
        {...rest}
        aria-label={label}
        className={styles.field}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

type InkNumberProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'> & {
  label: string;
  /** What is typed, as it stands; the caller reads a number from it when it is sent. */
  value: string;
  onChange: (value: string) => void;
};

/** A number within a sentence, as wide as its digits. */
export function InkNumber({ label, value, onChange, className, ...rest }: InkNumberProps) {
  return (
    <input
      {...rest}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      size={Math.max(2, value.length)}
      className={clsx(styles.field, styles.number, className)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
