import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Popover } from '@mantine/core';
import clsx from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import dateStyles from './ink-date.module.css';
import styles from './ink-field.module.css';

const Calendar = lazy(() => import('./calendar.tsx'));

type InkDateProps = {
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

/** A day within a sentence; its calendar comes when it is opened. */
export function InkDate({
  label,
  value,
  onChange,
  min,
  max,
  invalid,
  describedBy,
  id,
  className,
}: InkDateProps) {
  const t = useTranslations();
  const format = useFormatter();
  const [isOpen, setOpen] = useState(false);
  const shown =
    value === null
      ? t('ui.date.choose')
      : format.dateTime(new Date(`${value}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
      classNames={{ dropdown: dateStyles.dropdown ?? '' }}
    >
      <Popover.Target>
        <button
          type="button"
          id={id}
          aria-label={`${label}: ${shown}`}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          className={clsx(styles.field, styles.angle, className)}
          onClick={() => setOpen(!isOpen)}
        >
          {shown}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Suspense fallback={<div className={dateStyles.waiting} />}>
          <Calendar
            value={value}
            min={min}
            max={max}
            onChoose={(day) => {
              setOpen(false);
              onChange(day);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
