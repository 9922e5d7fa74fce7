import { isPlainClick } from '../platform/navigation.ts';

/**
 * Links within a page scroll there smoothly, to the top for a bare hash, and at once for those who want no motion.
 * The focus goes along, so that a link that skips something skips it for the keyboard too.
 */
export function followHashLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isPlainClick(event) || !staysOnPage(link)) return;

    event.preventDefault();
    history.replaceState(history.state, '', link.href);
    const hash = decodeURIComponent(link.hash.slice(1));
    const target = document.getElementById(hash);
    if (hash === '') window.scrollTo({ top: 0, behavior: scrollBehavior() });
    target?.scrollIntoView({ behavior: scrollBehavior() });
    target?.focus({ preventScroll: true });
  });
}

function staysOnPage(link: HTMLAnchorElement): boolean {
  const isHere = link.pathname === location.pathname && link.search === location.search;

  return isHere && link.href.includes('#') && link.origin === location.origin;
}

export function scrollBehavior(): 'instant' | 'smooth' {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
