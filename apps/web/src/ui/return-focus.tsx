import { useEffect, useState } from 'react';

/** Within what floats: once it is gone, the focus is where it was before, also when the floating thing is taken away whole. */
export function ReturnFocus() {
  const [before] = useState(() => document.activeElement);

  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    },
    [before],
  );

  return null;
}
