import { useEffect, useState } from 'react';
import { focusStart } from './kept-focus.ts';

/**
 * Within what floats: once it is gone, the focus is where it was before, also when the floating thing is taken away whole;
 * and at the part of the page around that where the row it was in is gone.
 */
export function ReturnFocus() {
  const [before] = useState(() => document.activeElement);
  const [parts] = useState(() => partsAround(before));

  useEffect(() => {
    const returnFocus = () => {
      const isLost = document.activeElement === document.body;
      if (!isLost || !(before instanceof HTMLElement)) return;

      if (before.isConnected) return before.focus({ preventScroll: true });
      const part = parts.find((around) => around.isConnected);
      if (part !== undefined) focusStart(part);
    };

    return () => {
      if (before?.isConnected) returnFocus(); // at once: what is typed before the next frame would be lost
      requestAnimationFrame(returnFocus); // the row it was in may be taken away together with the dialog
    };
  }, [before, parts]);

  return null;
}

/** From the innermost out. */
function partsAround(start: Element | null): readonly HTMLElement[] {
  const part = start?.parentElement?.closest<HTMLElement>('section, main');

  return part ? [part, ...partsAround(part)] : [];
}
