import clsx from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import lineStyles from './line-field.module.css';
import { FieldFrame, type FieldProps } from './line-field.tsx';
import styles from './password-field.module.css';
import unseen from './unseen.module.css';

type PasswordFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> & FieldProps;

/** A password, hidden until asked for. Paste and password managers are welcome. */
export function PasswordField({ label, hint, error, className, ...rest }: PasswordFieldProps) {
  const t = useTranslations();
  const [isShown, setShown] = useState(false);

  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
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
            <span className={unseen.unseen}> {label}</span>
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
