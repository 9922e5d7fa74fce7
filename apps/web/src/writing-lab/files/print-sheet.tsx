import clsx from 'clsx';
import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-sheet.module.css';

type PrintSheetProps = ComponentPropsWithoutRef<'article'> & { onDone: () => void };

/** Opens the print dialog of the browser for what stands in it, once its fonts are loaded. It is not shown on the screen. */
export function PrintSheet({ onDone, className, ...rest }: PrintSheetProps) {
  const sheet = useRef<HTMLElement>(null);

  useEffect(() => {
    let isOpen = true;
    sheet.current?.getBoundingClientRect(); // laid out, so that its fonts are asked for
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
