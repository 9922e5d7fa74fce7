import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './inline-field.module.css';

export type InlineDateProps = {
  label: string;
  /** A calendar day, `2026-11-29`, or nothing yet. */
  value: string | null;
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  invalid?: boolean;
  describedBy?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

export type InlineDateButtonProps = ComponentPropsWithRef<'button'> & { date: InlineDateProps };

export function InlineDateButton({ date, ...rest }: InlineDateButtonProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { label, value, invalid, describedBy, id, className } = date;
  const shown =
    value === null
      ? t('ui.date.choose')
      : format.dateTime(new Date(`${value}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });

  return (
    <button
      {...rest}
      type="button"
      id={id}
      aria-label={`${label}: ${shown}`}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className={clsx(styles.field, styles.angle, className)}
    >
      {shown}
    </button>
  );
}
