import type { AnyRouter } from '@tanstack/react-router';

/**
 * Links within a page scroll there smoothly, to the top for a bare hash, and at once for those who want no motion.
 * The focus goes along, so that a link that skips something skips it for the keyboard too.
 */
export function followHashLinks(router: AnyRouter): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (link === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;

    event.preventDefault();
    const hash = decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '');
    if (hash === '') window.scrollTo({ top: 0, behavior: scrollBehavior() });
    else {
      void router.navigate({ to: '.', hash, search: true, replace: true });
      document.getElementById(hash)?.focus({ preventScroll: true });
    }
  });
}

export function scrollBehavior(): 'instant' | 'smooth' {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
