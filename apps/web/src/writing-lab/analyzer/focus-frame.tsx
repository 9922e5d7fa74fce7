import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { ProgressLine } from '../../ui/progress-line.tsx';
import type { Desk } from '../document/desk.ts';
import styles from './focus-frame.module.css';
import { useSessionGoal } from './panel/use-session-goal.ts';

type FocusFrameProps = { desk: Desk; onLeave: () => boolean };

/** The frame of focus mode: title, exit button, and word count of this writing session. */
export default function FocusFrame({ desk, onLeave }: FocusFrameProps) {
  const t = useTranslations('writing-lab');
  const { title } = useStore(desk.meta);
  useEscape(onLeave);

  return (
    <>
      <div className={styles.side} />
      <p className={styles.head}>
        <span>{title || t('untitled')}</span>
        <button type="button" onClick={onLeave}>
          {t('editor.leaveFocus')} <kbd>{t('editor.escapeKey')}</kbd>
        </button>
      </p>
      <SessionLine desk={desk} />
    </>
  );
}

/** Escape exits from anywhere, unless it has closed something else. */
function useEscape(leave: () => boolean) {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    window.addEventListener('keydown', handleKey);

    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}

/** Words, goal and time of the writing session in one line. */
function SessionLine({ desk }: { desk: Desk }) {
  const t = useTranslations('desk.sitting');
  const { words, goal, minutes } = useSessionGoal(desk);

  return (
    <div className={styles.foot}>
      <div className={styles.session}>
        <span>
          {t.rich(words < goal ? 'left' : 'reached', {
            words,
            left: goal - words,
            goal,
            b: (figure) => <b>{figure}</b>,
          })}
        </span>
        <ProgressLine label={t('title')} value={words / goal} />
        <span>{t('minutes', { minutes })}</span>
      </div>
    </div>
  );
}
