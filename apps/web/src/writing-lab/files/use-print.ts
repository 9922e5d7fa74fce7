import { type RefObject, useEffect } from 'react';

/** Opens the print dialog of the browser for a sheet that lies ready, once its fonts are there. */
export function usePrint(sheet: RefObject<HTMLElement | null>, onDone: () => void): void {
  useEffect(() => {
    let isWanted = true;
    sheet.current?.getBoundingClientRect(); // laid out, so that its fonts are asked for
    void document.fonts.ready.then(() => {
      if (isWanted) window.print();
    });
    window.addEventListener('afterprint', onDone);

    return () => {
      isWanted = false;
      window.removeEventListener('afterprint', onDone);
    };
  }, [sheet, onDone]);
}
