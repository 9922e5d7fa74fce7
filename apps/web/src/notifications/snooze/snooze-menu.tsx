import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { currentDate } from '../../platform/clock.ts';
import { useDates } from '../../platform/use-dates.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Menu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useWeek } from '../../ui/use-week.ts';
import styles from './snooze.module.css';
import { type SnoozeChoice, snoozeTimes } from './snooze-times.ts';

const SnoozeDialog = lazyComponent(() => import('./snooze-dialog.tsx'));

export type SnoozeButtonProps = {
  label: string;
  /** For screen readers: also names the notification. */
  name: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  onSnooze: (until: string) => void;
};

/** The snooze button with its menu of times. */
export default function SnoozeMenu({ label, name, open, onOpen, onSnooze }: SnoozeButtonProps) {
  const t = useTranslations('notifications.snooze');
  const when = useTranslations('notifications.when');
  const dates = useDates();
  const { start } = useWeek();
  const button = useRef<HTMLButtonElement>(null);
  const [isReady, setReady] = useState(false);
  const [isChoosing, setChoosing] = useState(false);

  useEffect(() => {
    button.current?.focus(); // focus returns here on close; the pressed button was replaced by this one
    setReady(true);
  }, []);

  const timeText = (choice: SnoozeChoice, until: string) =>
    choice === 'nextWeek'
      ? when('day', { day: dates.shortDay(dates.dayOf(until)), time: dates.time(until) })
      : dates.time(until);

  /** The button, from which focus moves on when the notification leaves the list. */
  const snooze = (until: string) => {
    button.current?.focus();
    onSnooze(until);
  };

  return (
    <>
      <Menu
        open={open && isReady}
        onOpen={onOpen}
        target={
          <TextButton quiet ref={button} aria-label={name}>
            {label}
          </TextButton>
        }
      >
        {snoozeTimes(currentDate(), start).map(({ choice, until }) => (
          <MenuItem key={choice} onSelect={() => snooze(until)}>
            <span className={styles.choice}>
              {t(`times.${choice}`)} <span className={styles.time}>{timeText(choice, until)}</span>
            </span>
          </MenuItem>
        ))}
        <MenuDivider />
        <MenuItem onSelect={() => setChoosing(true)}>{t('choose')}</MenuItem>
      </Menu>
      {isChoosing && (
        <SnoozeDialog
          onClose={() => setChoosing(false)}
          onFailure={() => setChoosing(false)}
          onSnooze={snooze}
        />
      )}
    </>
  );
}
