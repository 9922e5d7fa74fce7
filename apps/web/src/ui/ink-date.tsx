import clsx from 'clsx';
import { type ComponentPropsWithRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './ink-field.module.css';
import { later } from './later.tsx';

const InkDateOpen = later(() => import('./ink-date-open.tsx'));

export type InkDateProps = {
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

/** A day within a sentence; its calendar comes when someone reaches for it. */
export function InkDate(props: InkDateProps) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <InkDateButton
      date={props}
      aria-haspopup="dialog"
      aria-expanded="false"
      onPointerEnter={InkDateOpen.prepare}
      onFocus={InkDateOpen.prepare}
      onClick={() => setWanted(true)}
    />
  );
  if (!isWanted) return button;

  return <InkDateOpen {...props} waiting={button} onFailure={() => setWanted(false)} />;
}

type InkDateButtonProps = ComponentPropsWithRef<'button'> & { date: InkDateProps };

export function InkDateButton({ date, ...rest }: InkDateButtonProps) {
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
