import type { AnyRouter } from '@tanstack/react-router';

/** A thin line at the top while a screen is on its way; quick ones show nothing. */
export function follow(router: AnyRouter): void {
  const bar = document.createElement('div');
  bar.setAttribute('aria-hidden', 'true');
  bar.className = 'progress-bar';
  document.body.append(bar);

  router.subscribe('onBeforeLoad', () => bar.classList.add('is-under-way'));
  router.subscribe('onResolved', () => bar.classList.remove('is-under-way'));
}
