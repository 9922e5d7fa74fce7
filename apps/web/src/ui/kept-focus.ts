import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a part of a page whose rows and buttons come and go: when what had the keyboard is taken away, the keyboard goes on
 * at the heading of the part, and not at the top of the page.
 */
export function useKeptFocus<Part extends HTMLElement>(isOn = true): RefObject<Part | null> {
  const part = useRef<Part>(null);

  useEffect(() => {
    const node = part.current;
    if (!isOn || node === null) return;
    let last: Element | null = null;

    const onIn = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const onOut = ({ target }: FocusEvent) => {
      // What is taken away while it has the focus may say that it has lost it: then it is gone a moment later.
      queueMicrotask(() => {
        if (target === last && last?.isConnected && !last.matches(':disabled')) last = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) focusStart(node);
    });

    node.addEventListener('focusin', onIn);
    node.addEventListener('focusout', onOut);
    observer.observe(node, { childList: true, subtree: true });

    return () => {
      node.removeEventListener('focusin', onIn);
      node.removeEventListener('focusout', onOut);
      observer.disconnect();
    };
  }, [isOn]);

  return part;
}

/** Puts the keyboard at the heading of a part, which otherwise takes none. */
export function focusStart(part: HTMLElement): void {
  const start = part.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  const isReady = start.hasAttribute('tabindex');
  if (!isReady) {
    start.tabIndex = -1;
    start.addEventListener('blur', () => start.removeAttribute('tabindex'), { once: true });
  }
  start.focus({ preventScroll: true });
}
