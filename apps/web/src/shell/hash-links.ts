import { isPlainClick } from '../platform/navigation.ts';

/**
 * Scrolls smoothly to in-page links, to the top for an empty hash, and instantly with reduced motion. Focus moves along, so that skip links
 * work for the keyboard.
 */
export function followHashLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !isPlainClick(event) || !isSamePageLink(link)) return;

    event.preventDefault();
    history.replaceState(history.state, '', link.href);
    const hash = decodeURIComponent(link.hash.slice(1));
    const target = document.getElementById(hash);
    if (hash === '') window.scrollTo({ top: 0, behavior: scrollBehavior() });
    target?.scrollIntoView({ behavior: scrollBehavior() });
    target?.focus({ preventScroll: true });
  });
}

function isSamePageLink(link: HTMLAnchorElement): boolean {
  const isCurrentPage = link.pathname === location.pathname && link.search === location.search;

  return isCurrentPage && link.href.includes('#') && link.origin === location.origin;
}

export function scrollBehavior(): 'instant' | 'smooth' {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
