import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './inline-field.module.css';

type InlineSelectProps<Value extends string> = Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'onChange'
> & {
  /** For screen readers, without the sentence around it. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/**
 * A select within a sentence, as wide as the selected option. Browsers size a select by its longest option, so a hidden copy of the
 * selected label sets the width.
 */
export function InlineSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
  ...rest
}: InlineSelectProps<Value>) {
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

type InlineNumberProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'> & {
  label: string;
  /** The text as typed; the caller parses it. */
  value: string;
  onChange: (value: string) => void;
};

/** A number input within a sentence, as wide as its digits. */
export function InlineNumber({ label, value, onChange, className, ...rest }: InlineNumberProps) {
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
