import clsx from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './password-field.module.css';
import lineStyles from './text-field.module.css';
import { type FieldProps, FormField } from './text-field.tsx';
import visuallyHidden from './visually-hidden.module.css';

type PasswordFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> & FieldProps;

/** A password input with a button that shows its text. Supports paste and password managers. */
export function PasswordField({ label, hint, error, className, ...rest }: PasswordFieldProps) {
  const t = useTranslations();
  const [isShown, setShown] = useState(false);

  return (
    <FormField label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <span className={styles.row}>
          <input
            {...rest}
            {...described}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={clsx(lineStyles.input, styles.input)}
          />
          <button type="button" className={styles.toggle} onClick={() => setShown(!isShown)}>
            {isShown ? t('ui.hidePassword') : t('ui.showPassword')}
            <span className={visuallyHidden.unseen}> {label}</span>
          </button>
        </span>
      )}
    </FormField>
  );
}
