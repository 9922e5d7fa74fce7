/**
 * For development with the pseudo-locale: outlines text that is cut off or leaves the window, and logs it. Scroll containers are skipped.
 */
export function markOverflow(): void {
  const reported = new WeakSet<Element>();
  const checkElements = () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const isTooLong = isClipped(element) || overflowsWindow(element);
      element.style.outline = isTooLong ? '2px solid var(--danger)' : '';
      if (!isTooLong || reported.has(element)) continue;
      reported.add(element);
      // biome-ignore lint/suspicious/noConsole: logging is the purpose of this module
      console.warn('Too long:', element.textContent?.slice(0, 80), element);
    }
  };

  setInterval(checkElements, checkIntervalMs);
}

const checkIntervalMs = 1_000;

/** Text that overflows its element and is clipped. */
function isClipped(element: HTMLElement): boolean {
  if (element.childElementCount > 0 || element.scrollWidth <= element.clientWidth + 1) return false;
  const { overflowX, clipPath } = getComputedStyle(element);

  return clipPath === 'none' && (overflowX === 'hidden' || overflowX === 'clip');
}

function overflowsWindow(element: HTMLElement): boolean {
  if (element.childElementCount > 0 || element.textContent === '') return false;
  const { left, right, width } = element.getBoundingClientRect();
  const isOutside = left < -1 || right > document.documentElement.clientWidth + 1;

  return width > 1 && isOutside && !isInScrollContainer(element.parentElement);
}

function isInScrollContainer(element: HTMLElement | null): boolean {
  if (element === null) return false;
  const { overflowX } = getComputedStyle(element);

  return (
    overflowX === 'auto' || overflowX === 'scroll' || isInScrollContainer(element.parentElement)
  );
}
