import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import type { Desk } from './desk.ts';
import styles from './focus-frame.module.css';

type FocusFrameProps = { desk: Desk; isOn: boolean; onLeave: () => boolean };

/** What is left around the text in focus mode: its title, the way out, the words of this sitting. */
export function FocusFrame({ desk, isOn, onLeave }: FocusFrameProps) {
  const t = useTranslations('writing-lab');
  const { title } = useStore(desk.meta);
  const words = useWordsTyped(desk, isOn);
  useEscape(isOn, onLeave);

  if (!isOn) return null;

  return (
    <>
      <div className={styles.side} />
      <p className={styles.head}>
        <span>{title || t('untitled')}</span>
        <button type="button" onClick={onLeave}>
          {t('editor.leaveFocus')} <kbd>{t('editor.escapeKey')}</kbd>
        </button>
      </p>
      <p className={styles.foot}>{t('editor.todayHere', { count: words })}</p>
    </>
  );
}

/** Escape leaves from anywhere, unless it has closed something else. */
function useEscape(isOn: boolean, leave: () => boolean) {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    window.addEventListener('keydown', press);

    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}

function useWordsTyped(desk: Desk, isOn: boolean): number {
  const [words, setWords] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const count = () => setWords(desk.typing.words(desk.doc()));
    count();
    const timer = setInterval(count, 2_000);

    return () => clearInterval(timer);
  }, [desk, isOn]);

  return words;
}
