import clsx from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { directionOf } from './direction-of.ts';
import styles from './line-field.module.css';

export type FieldProps = {
  label: ReactNode;
  /** Muted words below, where there is no error. */
  hint?: ReactNode;
  error?: ReactNode;
};

type LineFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size'> & FieldProps;

/** A field is a line, not a box: its label above, what is written in the hand of the text. */
export function LineField({ label, hint, error, className, ...rest }: LineFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <input {...rest} {...described} dir={directionOf(rest)} className={styles.input} />
      )}
    </FieldFrame>
  );
}

type LineAreaProps = ComponentPropsWithRef<'textarea'> & FieldProps;

/** The same for several lines; it grows with what is written. */
export function LineArea({ label, hint, error, className, ...rest }: LineAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <textarea
          rows={2}
          {...rest}
          {...described}
          dir={directionOf(rest)}
          className={clsx(styles.input, styles.area)}
        />
      )}
    </FieldFrame>
  );
}

type Described = {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

type FrameProps = FieldProps & {
  className?: string | undefined;
  children: (described: Described) => ReactNode;
};

/** Label, line and message of any field, tied together for those who do not see them side by side. */
export function FieldFrame({ label, hint, error, className, children }: FrameProps) {
  const id = useId();
  const hasError = Boolean(error);
  const hasMessage = hasError || Boolean(hint);

  return (
    <div className={clsx(styles.field, className)} data-invalid={hasError || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': hasError || undefined,
        'aria-describedby': hasMessage ? `${id}-message` : undefined,
      })}
      <p id={`${id}-message`} className={styles.message} hidden={!hasMessage}>
        {hasError ? error : hint}
      </p>
    </div>
  );
}
