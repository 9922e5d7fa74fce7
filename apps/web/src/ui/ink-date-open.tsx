import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Popover } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import Calendar from './calendar.tsx';
import styles from './ink-date.module.css';
import { InkDateButton, type InkDateProps } from './ink-date-button.tsx';

/** A day with its calendar, which opens as soon as it is here: it was asked for. */
export default function InkDateOpen(date: InkDateProps) {
  const { label, value, min, max, onChange } = date;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    button.current?.focus(); // where the focus returns to; the button that was pressed has made room for this one
    setOpen(true);
  }, []);

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      trapFocus
      returnFocus
      shadow="md"
      classNames={{ dropdown: styles.dropdown ?? '' }}
    >
      <Popover.Target>
        <InkDateButton ref={button} date={date} onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Calendar
          value={value}
          min={min}
          max={max}
          onChoose={(day) => {
            setOpen(false);
            onChange(day);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
