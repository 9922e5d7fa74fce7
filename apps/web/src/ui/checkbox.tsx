import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** Visible label; a checkbox in a table row uses `aria-label` instead. */
  label?: ReactNode;
  indeterminate?: boolean;
};

export function Checkbox({ label, indeterminate = false, className, ...rest }: CheckboxProps) {
  return (
    <label className={clsx(styles.checkbox, className)}>
      <input
        {...rest}
        type="checkbox"
        ref={(box) => {
          if (box !== null) box.indeterminate = indeterminate;
        }}
      />
      {label !== undefined && <span>{label}</span>}
    </label>
  );
}
