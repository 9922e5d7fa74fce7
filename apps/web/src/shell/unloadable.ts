import { localeState } from '../platform/locale.ts';

/** In place of a page whose own code could not be fetched: what happened, and the one thing that can be done. */
export function showUnloadable(place: HTMLElement): void {
  const words = localeState.get().messages.shell?.broken;
  const heading = document.createElement('h1');
  const reload = document.createElement('button');
  const body = document.createElement('p');

  heading.textContent = said(words?.heading) ?? 'This page did not open';
  body.textContent = said(words?.chunk) ?? 'A part of it could not be fetched.';
  reload.textContent = said(words?.reload) ?? 'Reload';
  reload.type = 'button';
  reload.addEventListener('click', () => location.reload());
  place.replaceChildren(heading, body, reload);
  place.setAttribute('role', 'alert');
  place.dataset['unloadable'] = '';
}

/** Texts of the build come parsed; plain ones are strings either way. */
function said(text: unknown): string | undefined {
  return typeof text === 'string' ? text : undefined;
}
