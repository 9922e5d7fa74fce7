import { useEffect, useState } from 'react';
import { focusHeading } from './focus-fallback.ts';

/**
 * Inside an overlay: when it unmounts, restores focus to the element that had it before, or to the nearest remaining section if that
 * element is gone.
 */
export function RestoreFocus() {
  const [previousFocus] = useState(() => document.activeElement);
  const [ancestorSections] = useState(() => sectionsAround(previousFocus));

  useEffect(() => {
    const restoreFocus = () => {
      const isLost = document.activeElement === document.body;
      if (!isLost || !(previousFocus instanceof HTMLElement)) return;

      if (previousFocus.isConnected) return previousFocus.focus({ preventScroll: true });
      const section = ancestorSections.find((around) => around.isConnected);
      if (section !== undefined) focusHeading(section);
    };

    return () => {
      if (previousFocus?.isConnected) restoreFocus(); // synchronously, so that no keystroke is lost before the next frame
      requestAnimationFrame(restoreFocus); // again later: the element may be removed together with the dialog
    };
  }, [previousFocus, ancestorSections]);

  return null;
}

/** Innermost first. */
function sectionsAround(start: Element | null): readonly HTMLElement[] {
  const section = start?.parentElement?.closest<HTMLElement>('section, main');

  return section ? [section, ...sectionsAround(section)] : [];
}
