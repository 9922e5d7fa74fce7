import { useId, useState } from 'react';
import styles from './code-field.module.css';
import { digitsOf } from './digits.ts';

type CodeFieldProps = {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
  autoFocus?: boolean;
};

const digitIndexes = [0, 1, 2, 3, 4, 5];

/** One input for a verification code, drawn as six digits. Supports typing, paste and autofill. */
export function CodeField({ label, value, onChange, error, autoFocus = false }: CodeFieldProps) {
  const id = useId();
  const [hasFocus, setFocus] = useState(false);
  const activeIndex = Math.min(value.length, digitIndexes.length - 1);

  return (
    <div className={styles.field} data-invalid={Boolean(error) || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.places} dir="ltr">
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          // biome-ignore lint/a11y/noAutofocus: the code is the only input of its screen
          autoFocus={autoFocus}
          value={value}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={`${id}-message`}
          onChange={(event) => onChange(digitsOf(event.target.value).slice(0, digitIndexes.length))}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
        />
        {digitIndexes.map((place) => (
          <span
            key={place}
            aria-hidden="true"
            className={styles.place}
            data-here={(hasFocus && place === activeIndex) || undefined}
            data-empty={value[place] === undefined || undefined}
          >
            {value[place]}
          </span>
        ))}
      </div>
      <p id={`${id}-message`} className={styles.message} hidden={!error}>
        {error}
      </p>
    </div>
  );
}
