import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus to the container's heading when the focused element inside is removed. Without it, focus falls back to the page body. */
export function useFocusFallback<Container extends HTMLElement>(
  isEnabled = true,
): RefObject<Container | null> {
  const container = useRef<Container>(null);

  useEffect(() => {
    const node = container.current;
    if (!isEnabled || node === null) return;
    let lastFocused: Element | null = null;

    const handleFocusIn = ({ target }: FocusEvent) => {
      lastFocused = target instanceof Element ? target : null;
    };
    const handleFocusOut = ({ target }: FocusEvent) => {
      // A removed element may fire focusout before it is detached, so check a microtask later.
      queueMicrotask(() => {
        if (target === lastFocused && lastFocused?.isConnected && !lastFocused.matches(':disabled'))
          lastFocused = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (lastFocused === null || lastFocused.isConnected) return;
      lastFocused = null;
      if (document.activeElement === document.body) focusHeading(node);
    });

    node.addEventListener('focusin', handleFocusIn);
    node.addEventListener('focusout', handleFocusOut);
    observer.observe(node, { childList: true, subtree: true });

    return () => {
      node.removeEventListener('focusin', handleFocusIn);
      node.removeEventListener('focusout', handleFocusOut);
      observer.disconnect();
    };
  }, [isEnabled]);

  return container;
}

/** Focuses the heading of a container, which is not focusable otherwise. */
export function focusHeading(container: HTMLElement): void {
  const heading = container.querySelector<HTMLElement>('h1, h2, h3') ?? container;
  const isReady = heading.hasAttribute('tabindex');
  if (!isReady) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  heading.focus({ preventScroll: true });
}
