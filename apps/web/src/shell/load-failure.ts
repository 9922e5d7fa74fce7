import { localeState } from '../platform/locale.ts';

/** Replaces a page whose code failed to load with a message and a reload button. */
export function showLoadFailure(root: HTMLElement): void {
  const messages = localeState.get().messages.shell?.broken;
  const heading = document.createElement('h1');
  const reload = document.createElement('button');
  const body = document.createElement('p');

  heading.textContent = plainText(messages?.heading) ?? 'This page did not open';
  body.textContent = plainText(messages?.chunk) ?? 'A part of it could not be fetched.';
  reload.textContent = plainText(messages?.reload) ?? 'Reload';
  reload.type = 'button';
  reload.addEventListener('click', () => location.reload());
  root.replaceChildren(heading, body, reload);
  root.setAttribute('role', 'alert');
  root.dataset['unloadable'] = '';
}

/** Built messages are parsed; plain ones are strings either way. */
function plainText(text: unknown): string | undefined {
  return typeof text === 'string' ? text : undefined;
}
