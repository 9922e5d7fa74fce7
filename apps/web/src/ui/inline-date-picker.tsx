import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Popover } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import Calendar from './calendar.tsx';
import styles from './inline-date.module.css';
import { InlineDateButton, type InlineDateProps } from './inline-date-button.tsx';

/** An inline date with its calendar. Opens on mount, since it is loaded by a click on the date. */
export default function InlineDatePicker(date: InlineDateProps) {
  const { label, value, min, max, onChange } = date;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    button.current?.focus(); // the popover returns focus here; the clicked button was replaced by this one
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
        <InlineDateButton ref={button} date={date} onClick={() => setOpen(!isOpen)} />
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
