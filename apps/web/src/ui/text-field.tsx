import clsx from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { fieldDirection } from './field-direction.ts';
import styles from './text-field.module.css';

export type FieldProps = {
  label: ReactNode;
  /** Muted text below, replaced by the error. */
  hint?: ReactNode;
  error?: ReactNode;
};

type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size'> & FieldProps;

/** A text input with label, hint and error. */
export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <input {...rest} {...described} dir={fieldDirection(rest)} className={styles.input} />
      )}
    </FormField>
  );
}

type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldProps;

/** A multi-line text input that grows with its text. */
export function TextArea({ label, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <FormField label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <textarea
          rows={2}
          {...rest}
          {...described}
          dir={fieldDirection(rest)}
          className={clsx(styles.input, styles.area)}
        />
      )}
    </FormField>
  );
}

type ControlAttributes = {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

type FormFieldProps = FieldProps & {
  className?: string | undefined;
  children: (described: ControlAttributes) => ReactNode;
};

/** Label, control and message of a form field, linked with ARIA attributes. */
export function FormField({ label, hint, error, className, children }: FormFieldProps) {
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
