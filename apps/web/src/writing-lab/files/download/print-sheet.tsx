import clsx from 'clsx';
import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-sheet.module.css';

type PrintSheetProps = ComponentPropsWithoutRef<'article'> & { onDone: () => void };

/** Opens the browser's print dialog for its children once fonts are loaded. Hidden on screen. */
export function PrintSheet({ onDone, className, ...rest }: PrintSheetProps) {
  const sheet = useRef<HTMLElement>(null);

  useEffect(() => {
    let isOpen = true;
    sheet.current?.getBoundingClientRect(); // forces layout, so that its fonts start loading
    void document.fonts.ready.then(() => {
      if (isOpen) window.print();
    });
    window.addEventListener('afterprint', onDone);

    return () => {
      isOpen = false;
      window.removeEventListener('afterprint', onDone);
    };
  }, [onDone]);

  return createPortal(
    <article {...rest} className={clsx(styles.sheet, className)} ref={sheet} />,
    document.body,
  );
}
