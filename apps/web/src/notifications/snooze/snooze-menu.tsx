import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { currentDate } from '../../platform/clock.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Menu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useWeek } from '../../ui/use-week.ts';
import { useFutureTime } from '../use-future-time.ts';
import styles from './snooze.module.css';
import type { SnoozeButtonProps } from './snooze-button.tsx';
import { snoozeTimes } from './snooze-times.ts';

const SnoozeDialog = lazyComponent(() => import('./snooze-dialog.tsx'));

/** The snooze button with its menu of times. */
export default function SnoozeMenu({ label, name, open, onOpen, onSnooze }: SnoozeButtonProps) {
  const t = useTranslations('notifications.snooze');
  const futureTime = useFutureTime();
  const { start } = useWeek();
  const button = useRef<HTMLButtonElement>(null);
  const [isReady, setReady] = useState(false);
  const [isChoosing, setChoosing] = useState(false);

  useEffect(() => {
    button.current?.focus(); // focus returns here on close; the pressed button was replaced by this one
    setReady(true);
  }, []);

  /** From the button, from which focus moves on when the notification leaves the list. */
  const snooze = (until: string) => {
    button.current?.focus();
    onSnooze(until);
  };

  return (
    <>
      <Menu
        label={t('menu')}
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
              {t(choice)} <span className={styles.time}>{futureTime(until)}</span>
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
