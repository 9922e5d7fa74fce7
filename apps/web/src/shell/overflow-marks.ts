/**
 * For development in the pseudo-locale: outlines what is cut off or stands out of the window, and names it in the console.
 * Whatever scrolls by intention is left alone.
 */
export function markOverflow(): void {
  const told = new WeakSet<Element>();
  const look = () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const isTooLong = isCut(element) || standsOut(element);
      element.style.outline = isTooLong ? '2px solid var(--danger)' : '';
      if (!isTooLong || told.has(element)) continue;
      told.add(element);
      // biome-ignore lint/suspicious/noConsole: it is what this is for
      console.warn('Too long:', element.textContent?.slice(0, 80), element);
    }
  };

  setInterval(look, everyMs);
}

const everyMs = 1_000;

/** Words that are longer than their place, which hides the rest. */
function isCut(element: HTMLElement): boolean {
  if (element.childElementCount > 0 || element.scrollWidth <= element.clientWidth + 1) return false;
  const { overflowX, clipPath } = getComputedStyle(element);

  return clipPath === 'none' && (overflowX === 'hidden' || overflowX === 'clip');
}

function standsOut(element: HTMLElement): boolean {
  if (element.childElementCount > 0 || element.textContent === '') return false;
  const { left, right, width } = element.getBoundingClientRect();
  const isOutside = left < -1 || right > document.documentElement.clientWidth + 1;

  return width > 1 && isOutside && !scrolls(element.parentElement);
}

function scrolls(element: HTMLElement | null): boolean {
  if (element === null) return false;
  const { overflowX } = getComputedStyle(element);

  return overflowX === 'auto' || overflowX === 'scroll' || scrolls(element.parentElement);
}
